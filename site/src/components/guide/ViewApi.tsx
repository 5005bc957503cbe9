import { operationAnchor } from '@balcao/reference/description/anchors.ts';
import { ButtonLink } from '@balcao/ui/button/Button.tsx';
import { viewApi } from '@words/guide.ts';
import { operationOf } from '../../facts/facts.ts';
import { SiteLink } from '../SiteLink.tsx';
import styles from './operation.module.css';

/** `<ViewApi is="createCheckout" />` opens the API panel; without scripts or a panel it is a plain link. */
export function ViewApi({ is }: { is: string }) {
  const operation = operationOf(is);
  const { label } = viewApi;
  return (
    <ButtonLink
      as={SiteLink}
      size="small"
      className={styles.button}
      href={`/api#${operationAnchor(operation)}`}
      aria-label={`${label}: ${operation.method} ${operation.path}`}
      data-opens-panel=""
    >
      {label}
    </ButtonLink>
  );
}

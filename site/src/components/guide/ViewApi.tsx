import { ButtonLink } from '@balcao/ui/button/Button.tsx';
import { viewApi } from '@words/guide.ts';
import { operationAnchor } from '../../facts/operations.ts';
import type { OperationFact } from '../../facts/types.ts';
import { SiteLink } from '../SiteLink.tsx';
import styles from './view-api.module.css';

/**
 * A button to a call in the reference: `<ViewApi is="createCheckout" />`. It opens the API panel
 * (apiPanel/handleApiPanel.ts), and is a plain link without scripts or on pages without the panel.
 */
export function ViewApi({ data }: { data: OperationFact }) {
  const anchor = operationAnchor(data);
  const label = viewApi.label;
  return (
    <ButtonLink
      as={SiteLink}
      size="small"
      className={styles.button}
      href={`/api#${anchor}`}
      aria-label={`${label}: ${data.method} ${data.path}`}
      data-opens-panel=""
      data-plain=""
    >
      {label}
    </ButtonLink>
  );
}

import { ButtonLink } from '@balcao/ui/button/Button.tsx';
import { viewApi } from '@words/guide.ts';
import { type MouseEvent, use } from 'react';
import { operationAnchor } from '../../facts/operations.ts';
import type { OperationFact } from '../../facts/types.ts';
import { ApiPanelContext } from '../apiPanel/apiPanelContext.ts';
import { SiteLink } from '../SiteLink.tsx';
import styles from './view-api.module.css';

/** Whether a click navigates in this tab, without modifier keys. */
const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);

/**
 * A button to a call in the reference: `<ViewApi is="createCheckout" />`. It opens the API panel, and is a plain link
 * without scripts or on pages without the panel.
 */
export function ViewApi({ data }: { data: OperationFact }) {
  const openPanel = use(ApiPanelContext);
  const anchor = operationAnchor(data);
  const label = viewApi.label;
  const open = (event: MouseEvent) => {
    if (!openPanel || !isPlain(event)) return;
    event.preventDefault();
    openPanel(anchor);
  };
  return (
    <ButtonLink
      as={SiteLink}
      size="small"
      className={styles.button}
      href={`/api#${anchor}`}
      aria-label={`${label}: ${data.method} ${data.path}`}
      data-opens-panel=""
      onClick={open}
    >
      {label}
    </ButtonLink>
  );
}

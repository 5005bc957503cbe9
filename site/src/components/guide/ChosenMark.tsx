import { chosenMark } from '@words/parts.ts';
import { SiteLink } from '../SiteLink.tsx';
import styles from './chosen-mark.module.css';

/**
 * The quiet mark of what the sandbox chose, linked to its row on the page of differences.
 * @param at id of the row: `limit-pushMinutes`, `payment-pending-retry_push`
 */
export function ChosenMark({ at }: { at: string }) {
  return (
    <SiteLink className={styles.mark} href={`/docs/guides/differences#${at}`} title={chosenMark.words}>
      <span className={styles.words}> ({chosenMark.words})</span>
    </SiteLink>
  );
}

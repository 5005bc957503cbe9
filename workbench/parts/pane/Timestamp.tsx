import { formatStamp } from '@balcao/text/dates.ts';
import type { Locale } from '../../core/locale.ts';
import styles from './timestamp.module.css';

/** A time by the sandbox's clock. */
export function Timestamp({ at, locale }: { at: string; locale: Locale }) {
  return (
    <time className={styles.stamp} dateTime={at}>
      {formatStamp(at, locale, new Date())}
    </time>
  );
}

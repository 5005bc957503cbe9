import { formatStamp } from '@balcao/text/dates.ts';
import blocks from '@balcao/ui/blocks.module.css';
import type { Locale } from '../../core/locale.ts';

/** A time by the sandbox's clock. */
export function Timestamp({ at, locale }: { at: string; locale: Locale }) {
  return (
    <time className={blocks.hint} dateTime={at}>
      {formatStamp(at, locale, new Date())}
    </time>
  );
}

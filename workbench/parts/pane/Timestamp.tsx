import { formatStamp } from '@balcao/text/dates.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { useWorkbench } from './workbenchContext.ts';

export function Timestamp({ at }: { at: string }) {
  return (
    <time className={blocks.hint} dateTime={at}>
      {formatStamp(at, useWorkbench().locale, new Date())}
    </time>
  );
}

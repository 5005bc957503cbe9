import { formatStamp } from '@balcao/text/dates.ts';
import type { Bench } from '../pane/workbenchContext.ts';
import { PlaceLink } from '../pane/PaneLink.tsx';
import { useSandboxTime } from '../clock/useSandboxTime.ts';
import styles from './time-chip.module.css';

/** The sandbox's time, always in sight: much of what happens depends on it. */
export function TimeChip({ bench }: { bench: Bench }) {
  const { now, clock } = useSandboxTime(bench.desk);
  if (now === undefined) return null;
  const moved = (clock.data?.offsetSeconds ?? 0) > 0;
  const w = bench.words.frame;
  return (
    <PlaceLink
      bench={bench}
      to={['clock']}
      className={styles.chip}
      data-moved={moved || undefined}
      title={moved ? w.movedTime : w.realTime}
    >
      <time dateTime={new Date(now).toISOString()}>
        {formatStamp(new Date(now).toISOString(), bench.locale)}
      </time>
      {moved && <span className={styles.moved}>{w.moved}</span>}
    </PlaceLink>
  );
}

import { formatStamp } from '@balcao/text/dates.ts';
import { useSandboxTime } from '../clock/useSandboxTime.ts';
import { PaneLink } from '../pane/PaneLink.tsx';
import type { WorkbenchContext } from '../pane/workbenchContext.ts';
import styles from './time-chip.module.css';

/** The sandbox's time. It stays visible, because expiries and deliveries depend on it. */
export function TimeChip({ workbench }: { workbench: WorkbenchContext }) {
  const { now, clock } = useSandboxTime(workbench.context);
  if (now === undefined) return null;
  const moved = (clock.data?.offsetSeconds ?? 0) > 0;
  const w = workbench.words.frame;
  return (
    <PaneLink
      workbench={workbench}
      to={['clock']}
      className={styles.chip}
      data-moved={moved || undefined}
      title={moved ? w.movedTime : w.realTime}
    >
      <time dateTime={new Date(now).toISOString()}>
        {formatStamp(new Date(now).toISOString(), workbench.locale)}
      </time>
      {moved && <span className={styles.moved}>{w.moved}</span>}
    </PaneLink>
  );
}

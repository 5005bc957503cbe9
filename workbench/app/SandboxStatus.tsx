import { formatStamp } from '@balcao/text/dates.ts';
import { Badge } from '@balcao/ui/badge/Badge.tsx';
import blocks from '@balcao/ui/blocks.module.css';
import { useSyncExternalStore } from 'react';
import { useSandboxTime } from '../core/useSandboxTime.ts';
import { PaneLink } from '../parts/pane/PaneLink.tsx';
import { useWorkbench } from '../parts/pane/workbenchContext.ts';
import styles from './frame.module.css';

export function ConnectionStatus() {
  const { context, words } = useWorkbench();
  const { feed } = context;
  const line = useSyncExternalStore(feed.onConnection, feed.connection);
  return (
    <p className={`${blocks.row} ${blocks.hint} ${styles.time}`} role="status">
      <svg aria-hidden="true" width="12" height="12" viewBox="0 0 12 12" fill="none" stroke="currentColor">
        <circle cx="6" cy="6" r="2" fill="currentColor" stroke="none" />
        {line === 'open' && (
          <path d="M3 9a4.2 4.2 0 0 1 0-6m6 0a4.2 4.2 0 0 1 0 6" strokeWidth="1.4" strokeLinecap="round" />
        )}
      </svg>
      {words.frame.line[line]}
    </p>
  );
}

/** Time of the sandbox. It is always visible, because expiries and deliveries depend on it. */
export function TimeChip() {
  const { context, words, locale } = useWorkbench();
  const { now, clock } = useSandboxTime(context);
  if (now === undefined) return null;
  const moved = (clock.data?.offsetSeconds ?? 0) > 0;
  const w = words.frame;
  return (
    <PaneLink
      to={['clock']}
      className={`${blocks.row} ${blocks.hint} ${styles.time}`}
      title={moved ? w.movedTime : w.realTime}
    >
      <time dateTime={new Date(now).toISOString()}>{formatStamp(new Date(now).toISOString(), locale, new Date())}</time>
      {moved && <Badge tone="accent">{w.moved}</Badge>}
    </PaneLink>
  );
}

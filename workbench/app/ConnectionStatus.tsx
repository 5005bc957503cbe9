import { useSyncExternalStore } from 'react';
import type { WorkbenchContext } from '../pane/workbenchContext.ts';
import styles from './connection-status.module.css';

/** Shows whether live events arrive. */
export function ConnectionStatus({ workbench }: { workbench: WorkbenchContext }) {
  const { feed } = workbench.context;
  const line = useSyncExternalStore(feed.onConnection, feed.connection);
  return (
    <p className={styles.line} data-line={line} role="status">
      <svg aria-hidden="true" width="12" height="12" viewBox="0 0 12 12" fill="none" stroke="currentColor">
        <circle cx="6" cy="6" r="2" fill="currentColor" stroke="none" />
        {line === 'open' && (
          <path d="M3 9a4.2 4.2 0 0 1 0-6m6 0a4.2 4.2 0 0 1 0 6" strokeWidth="1.4" strokeLinecap="round" />
        )}
      </svg>
      {workbench.words.frame.line[line]}
    </p>
  );
}

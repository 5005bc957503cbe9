import { Pane } from '../pane/Pane.tsx';
import type { PaneProps } from '../pane/workbenchContext.ts';
import styles from './credentials.module.css';
import { KeyTable } from './KeyTable.tsx';
import { Sandboxes } from './Sandboxes.tsx';
import { StateCard } from './StateCard.tsx';

/** The credentials in use, private sandboxes, and the sandbox's state. */
export function Credentials({ workbench }: PaneProps) {
  const w = workbench.words.credentials;
  return (
    <Pane title={w.title} lead={w.lead}>
      <div className={styles.credentials}>
        <KeyTable workbench={workbench} />
        <div className={styles.beside}>
          <Sandboxes workbench={workbench} />
          <StateCard workbench={workbench} />
        </div>
      </div>
    </Pane>
  );
}

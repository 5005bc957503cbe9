import { KeyLines } from '../credentials/KeyLines.tsx';
import { PaneLink } from '../pane/PaneLink.tsx';
import type { WorkbenchContext } from '../pane/workbenchContext.ts';
import styles from './key-card.module.css';

/** Credentials in use, with copy buttons. */
export function KeyCard({ workbench }: { workbench: WorkbenchContext }) {
  const { words } = workbench;
  return (
    <section className={styles.card} aria-labelledby="key-card">
      <h2 id="key-card" className={styles.title}>
        {words.overview.keys}
      </h2>
      <KeyLines workbench={workbench} />
      <p className={styles.more}>
        <PaneLink workbench={workbench} to={['credentials']}>
          {words.overview.moreKeys}
        </PaneLink>
      </p>
    </section>
  );
}

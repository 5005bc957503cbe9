import { KeyLines } from '../credentials/KeyLines.tsx';
import { PlaceLink } from '../pane/PaneLink.tsx';
import type { Bench } from '../pane/workbenchContext.ts';
import styles from './key-card.module.css';

/** Who one is here, ready to be copied. */
export function KeyCard({ bench }: { bench: Bench }) {
  const { words } = bench;
  return (
    <section className={styles.card} aria-labelledby="key-card">
      <h2 id="key-card" className={styles.title}>
        {words.overview.keys}
      </h2>
      <KeyLines bench={bench} />
      <p className={styles.more}>
        <PlaceLink bench={bench} to={['credentials']}>
          {words.overview.moreKeys}
        </PlaceLink>
      </p>
    </section>
  );
}

import { useEffect, useState } from 'react';
import type { Magic } from '../page/pageSetting.ts';
import { isClosing, type Screen } from '../session/screen.ts';
import type { Stage } from '../screenProps.ts';
import { MagicCards } from './TestCards.tsx';
import { MagicPhones } from './TestPhones.tsx';
import styles from './sandbox-bar.module.css';

/** Below this the bar starts folded: the page itself comes first. */
const roomy = '(min-width: 760px)';

/** Test data, on a ground of its own so that nobody takes it for a part of the page. */
export function SandboxBar({ magic, ...stage }: Stage & { magic: Magic }) {
  const { words } = stage;
  const w = words.sandbox;
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(matchMedia(roomy).matches), []);
  return (
    <aside className={styles.bar} data-ink aria-label={w.label}>
      <details className={styles.fold} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.head}>
          <span className={styles.label}>{w.label}</span>
          <span className={styles.apart}>{w.apart}</span>
        </summary>
        <div className={styles.body}>
          <Data {...stage} magic={magic} />
          <p className={styles.docs}>
            <a href={magic.docsUrl} target="_blank" rel="noreferrer">
              {w.docs}
            </a>
          </p>
        </div>
      </details>
    </aside>
  );
}

/** Which sentence helps where there is nothing to fill in. */
function hintOf(screen: Exclude<Screen, 'card' | 'phone'>): keyof Stage['words']['sandbox']['other'] {
  if (screen === 'preparing' || screen === 'late') return 'reference';
  return isClosing(screen) ? 'done' : screen;
}

/** What helps on this screen. */
function Data({ magic, ...stage }: Stage & { magic: Magic }) {
  const { screen, words } = stage;
  const { other } = words.sandbox;
  if (screen === 'card') return <MagicCards {...stage} magic={magic} />;
  if (screen === 'phone') return <MagicPhones {...stage} magic={magic} />;
  return <p className={styles.told}>{other[hintOf(screen)]}</p>;
}

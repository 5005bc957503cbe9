import type { ReactNode } from 'react';
import styles from './pane.module.css';

interface PaneFrameProps {
  title: string;
  /** What one does here, in a sentence. */
  lead: ReactNode;
  /** What concerns the whole pane: a filter, a button. */
  tools?: ReactNode;
  /** Whether one thing of its list is open: on a phone it then stands alone. */
  opened?: boolean;
  children: ReactNode;
}

/** One pane: what it is, what it is for, and its content. */
export function Pane({ title, lead, tools, opened, children }: PaneFrameProps) {
  return (
    <div className={styles.pane} data-opened={opened || undefined}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title} tabIndex={-1} data-pane-title="">
            {title}
          </h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        {tools && <div className={styles.tools}>{tools}</div>}
      </header>
      {children}
    </div>
  );
}

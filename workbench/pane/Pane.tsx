import { createContext, type ReactNode, useContext } from 'react';
import styles from './pane.module.css';

/** What a pane's title is: the first of its page, or one among others on a page of the documentation. */
export const TitleLevel = createContext<'h1' | 'h2'>('h1');

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
  const Title = useContext(TitleLevel);
  return (
    <div className={styles.pane} data-opened={opened || undefined}>
      <header className={styles.head}>
        <div>
          <Title className={styles.title} tabIndex={-1} data-pane-title="">
            {title}
          </Title>
          <p className={styles.lead}>{lead}</p>
        </div>
        {tools && <div className={styles.tools}>{tools}</div>}
      </header>
      {children}
    </div>
  );
}

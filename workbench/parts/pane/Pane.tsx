import blocks from '@balcao/ui/blocks.module.css';
import { createContext, type ReactNode, useContext } from 'react';
import styles from './pane.module.css';

/** Level of pane titles: h1 on its own page, h2 on a documentation page, none if that page has a title for the pane. */
export const TitleLevel = createContext<'h1' | 'h2' | 'none'>('h1');

interface PaneFrameProps {
  title: string;
  lead: ReactNode;
  tools?: ReactNode;
  /** Whether an item of the list is open. If so, a phone shows only the item. */
  opened?: boolean;
  children: ReactNode;
}

export function Pane({ title, lead, tools, opened, children }: PaneFrameProps) {
  const Title = useContext(TitleLevel);
  return (
    <div className={`${blocks.sections} ${styles.pane}`} data-opened={opened || undefined}>
      <header className={blocks.ends}>
        <div>
          {Title !== 'none' && (
            <Title className={styles.title} tabIndex={-1} data-pane-title="">
              {title}
            </Title>
          )}
          <p className={`${blocks.quiet} ${styles.lead}`}>{lead}</p>
        </div>
        {tools && <div className={`${blocks.row} ${styles.tools}`}>{tools}</div>}
      </header>
      {children}
    </div>
  );
}

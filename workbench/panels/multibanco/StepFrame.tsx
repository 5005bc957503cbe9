import blocks from '@balcao/ui/blocks.module.css';
import { Tick } from '@balcao/ui/state-mark/glyphs.tsx';
import { type ReactNode, useId } from 'react';
import styles from './step-frame.module.css';

export type Area = 'create' | 'pay' | 'track';

interface StepFrameProps {
  number: number;
  title: string;
  lead: string;
  done: boolean;
  area: Area;
  children: ReactNode;
}

/** Frame of a step: its number, which becomes a check mark, title and content. */
export function StepFrame({ number, title, lead, done, area, children }: StepFrameProps) {
  const id = useId();
  return (
    <section className={styles.step} data-area={area} aria-labelledby={id}>
      <header className={styles.head}>
        <span className={blocks.number} data-done={done || undefined}>
          {done ? <Tick /> : number}
        </span>
        <div>
          <h3 id={id} className={`${blocks.heading} ${styles.title}`} tabIndex={-1}>
            {title}
          </h3>
          <p className={blocks.hint}>{lead}</p>
        </div>
      </header>
      <div className={blocks.column}>{children}</div>
    </section>
  );
}

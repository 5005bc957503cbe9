import blocks from '@balcao/ui/blocks.module.css';
import { Tick } from '@balcao/ui/state-mark/glyphs.tsx';
import { type ReactNode, useId } from 'react';
import styles from './step-frame.module.css';

interface StepFrameProps {
  number: number;
  title: string;
  done: boolean;
  area: 'create' | 'pay' | 'track';
  children: ReactNode;
}

/** Frame of a step: its number, which becomes a check mark, title and content. */
export function StepFrame({ number, title, done, area, children }: StepFrameProps) {
  const id = useId();
  return (
    <section className={`${blocks.column} ${styles.step}`} data-area={area} aria-labelledby={id}>
      <header className={`${blocks.row} ${styles.head}`}>
        <span className={blocks.number} data-done={done || undefined}>
          {done ? <Tick /> : number}
        </span>
        <h3 id={id} className={`${blocks.heading} ${styles.title}`} tabIndex={-1}>
          {title}
        </h3>
      </header>
      {children}
    </section>
  );
}

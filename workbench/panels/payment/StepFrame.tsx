import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Icon } from '@balcao/ui/icon/Icon.tsx';
import { Tick } from '@balcao/ui/state-mark/glyphs.tsx';
import { type MouseEvent, type ReactNode, useId } from 'react';
import styles from './step-frame.module.css';

interface StepFrameProps {
  number: number;
  title: string;
  done: boolean;
  area: 'create' | 'pay' | 'track';
  children: ReactNode;
}

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

/** Button that leads to the next step. Shown if the steps are one below the other. */
export function NextStep({ text, area }: { text: string; area: 'pay' | 'track' }) {
  const go = (event: MouseEvent<HTMLButtonElement>) => {
    const panel = event.currentTarget.closest('[data-steps]');
    const title = panel?.querySelector<HTMLElement>(`[data-area="${area}"] h3`);
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    title?.focus({ preventScroll: true });
    title?.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' });
  };
  return (
    <Button kind="primary" className={styles.next} onClick={go}>
      {text}
      <Icon size={14} strokeWidth="2" path="M7 1.5v11m-4.5-4.5L7 12.5 11.5 8" />
    </Button>
  );
}

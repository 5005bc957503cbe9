import { type ReactNode, useId } from 'react';
import styles from './step-frame.module.css';

/** The three places of the panel. */
export type Area = 'create' | 'pay' | 'track';

interface StepFrameProps {
  number: number;
  title: string;
  lead: string;
  done: boolean;
  area: Area;
  children: ReactNode;
}

/** One of the three steps: its number, which becomes a tick, its name, and what is done there. */
export function StepFrame({ number, title, lead, done, area, children }: StepFrameProps) {
  const id = useId();
  return (
    <section className={styles.step} data-area={area} aria-labelledby={id}>
      <header className={styles.head}>
        <span className={styles.number} data-done={done || undefined}>
          {done ? (
            <svg
              aria-hidden="true"
              width="14"
              height="14"
              viewBox="0 0 12 12"
              fill="none"
              stroke="currentColor"
            >
              <path
                d="m1.8 6.6 2.7 2.7 5.7-6.4"
                strokeWidth="1.8"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
          ) : (
            number
          )}
        </span>
        <div>
          <h3 id={id} className={styles.title} tabIndex={-1}>
            {title}
          </h3>
          <p className={styles.lead}>{lead}</p>
        </div>
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

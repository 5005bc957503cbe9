import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { Fragment } from 'react';
import styles from './lines.module.css';
import { runLooks } from './looks.ts';

interface StateLineProps {
  states: readonly { state: string }[];
  /** What is happening now, in words. */
  now?: string;
}

/** The states a payment has been in, one after the other. */
export function StateLine({ states, now }: StateLineProps) {
  return (
    <p className={styles.states}>
      {states.map(({ state }, i) => (
        <Fragment key={state}>
          {i > 0 && (
            <svg aria-hidden="true" className={styles.arrow} viewBox="0 0 34 10">
              <path d="M0 5h32m-4-4 4 4-4 4" />
            </svg>
          )}
          <StateMark state={state} looks={runLooks} />
        </Fragment>
      ))}
      {now && <span className={styles.now}>{now}</span>}
    </p>
  );
}

import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { Fragment } from 'react';
import styles from './lines.module.css';
import { runLooks } from './runLooks.ts';

interface StateLineProps {
  states: readonly { state: string }[];
  /** What is happening now, in words. */
  now?: string;
}

/** The states a payment has been in, one after the other. */
export function StateLine({ states, now }: StateLineProps) {
  // A payment passes through some states twice, so a state alone is no key.
  const trail = states.map(({ state }, i) => ({ state, id: `${i} ${state}` }));
  return (
    <p className={styles.states}>
      {trail.map(({ state, id }, i) => (
        <Fragment key={id}>
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

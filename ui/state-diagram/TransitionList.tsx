import { Fragment } from 'react';
import type { StateLayout } from './layout.ts';
import styles from './state-diagram.module.css';
import { type HighlightedArrow, highlightProps, type States, type Transition } from './transition.ts';

interface TransitionListProps {
  layout: StateLayout;
  states: States;
  highlighted: HighlightedArrow;
  transitions: readonly Transition[];
}

/** List of the numbered transitions: states, action, actor and events. */
export function TransitionList({ layout, states, highlighted, transitions }: TransitionListProps) {
  return (
    <ol className={styles.list}>
      {layout.arrows.map(({ number, from, to }) => (
        <li key={number} data-tone={states[to]?.tone} {...highlightProps(highlighted, number)}>
          <span className={styles.route}>
            {states[from]?.word} → {states[to]?.word}
          </span>
          {transitions
            .filter((one) => one.from === from && one.to === to)
            .map(({ label, by, codes = [] }) => (
              <span key={label} className={styles.happening}>
                {label}
                {by && <span className={styles.by}> · {by}</span>}
                {codes.map((code) => (
                  <Fragment key={code}>
                    {' '}
                    <code>{code}</code>
                  </Fragment>
                ))}
              </span>
            ))}
        </li>
      ))}
    </ol>
  );
}

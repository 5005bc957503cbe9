import { Fragment } from 'react';
import { Figure } from '../figure/Figure.tsx';
import { Drawing } from './Drawing.tsx';
import type { States, Transition } from './lanes.ts';
import { layOutStates, type StateLayout } from './layout.ts';
import styles from './state-diagram.module.css';

interface TransitionListProps {
  layout: StateLayout;
  states: States;
  transitions: readonly Transition[];
}

function TransitionList({ layout, states, transitions }: TransitionListProps) {
  return (
    <ol className={styles.list}>
      {layout.arrows.map(({ number, from, to }) => (
        <li key={number} data-tone={states[to]?.tone} data-arrow={number}>
          <span className={styles.route}>
            {states[from]?.word} → {states[to]?.word}
          </span>
          {transitions
            .filter((one) => one.from === from && one.to === to)
            .map(({ label, by, codes = [], mark }) => (
              <span key={label} className={styles.action}>
                {label}
                {mark}
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

interface StateDiagramProps {
  title: string;
  description: string;
  states: States;
  transitions: readonly Transition[];
}

/** State diagram. A script highlights the transition under the pointer in drawing and list (handleDiagrams.ts). */
export function StateDiagram({ title, description, states, transitions }: StateDiagramProps) {
  const listed = Object.entries(states).map(([state, { word }]) => ({ id: state, word }));
  const layout = layOutStates(listed, transitions);
  return (
    <Figure title={title} className={styles.figure}>
      <div className={styles.body}>
        <Drawing layout={layout} states={states} description={description} />
        <TransitionList layout={layout} states={states} transitions={transitions} />
      </div>
    </Figure>
  );
}

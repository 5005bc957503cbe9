import { Fragment, useState } from 'react';
import { Figure } from '../figure/Figure.tsx';
import { Drawing } from './Drawing.tsx';
import { layOutStates, type StateLayout } from './layout.ts';
import styles from './state-diagram.module.css';
import { type HighlightedArrow, highlightProps, type States, type Transition } from './transition.ts';

interface TransitionListProps {
  layout: StateLayout;
  states: States;
  highlighted: HighlightedArrow;
  transitions: readonly Transition[];
}

/** List of the numbered transitions: states, action, actor and events. */
function TransitionList({ layout, states, highlighted, transitions }: TransitionListProps) {
  return (
    <ol className={styles.list}>
      {layout.arrows.map(({ number, from, to }) => (
        <li key={number} data-tone={states[to]?.tone} {...highlightProps(highlighted, number)}>
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
  /** Text alternative of the diagram; the list has the details. */
  description: string;
  states: States;
  transitions: readonly Transition[];
}

/** A lifecycle: a state diagram, and the list of its numbered transitions. */
export function StateDiagram({ title, description, states, transitions }: StateDiagramProps) {
  const [number, highlight] = useState<number>();
  const listed = Object.entries(states).map(([state, { word }]) => ({ id: state, word }));
  const layout = layOutStates(listed, transitions);
  const shared = { layout, states, highlighted: { number, highlight } };
  return (
    <Figure title={title} className={styles.figure} data-lit={number && ''}>
      <div className={styles.body}>
        <Drawing {...shared} description={description} />
        <TransitionList {...shared} transitions={transitions} />
      </div>
    </Figure>
  );
}

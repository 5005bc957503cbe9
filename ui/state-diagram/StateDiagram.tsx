import { useId, useState } from 'react';
import { Drawing } from './Drawing.tsx';
import { layOutStates } from './layout.ts';
import styles from './state-diagram.module.css';
import { TransitionList } from './TransitionList.tsx';
import type { States, Transition } from './transition.ts';

interface StateDiagramProps {
  title: string;
  /** Text alternative of the diagram; the list has the details. */
  description: string;
  states: States;
  transitions: readonly Transition[];
}

/** A lifecycle: a state diagram, and the list of its numbered transitions. */
export function StateDiagram({ title, description, states, transitions }: StateDiagramProps) {
  const id = useId();
  const [number, highlight] = useState<number>();
  const listed = Object.entries(states).map(([state, { word }]) => ({ id: state, word }));
  const layout = layOutStates(listed, transitions);
  const shared = { layout, states, highlighted: { number, highlight } };
  return (
    <figure className={styles.figure} aria-labelledby={id} data-lit={number && ''}>
      <figcaption id={id} className={styles.caption}>
        {title}
      </figcaption>
      <div className={styles.body}>
        <Drawing {...shared} description={description} />
        <TransitionList {...shared} transitions={transitions} />
      </div>
    </figure>
  );
}

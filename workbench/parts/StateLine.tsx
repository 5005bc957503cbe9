import blocks from '@balcao/ui/blocks.module.css';
import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { runLooks } from './runLooks.ts';

interface StateLineProps {
  states: readonly { state: string }[];
  /** What is happening now. */
  now?: string;
}

/** Past states of a payment in order. */
export function StateLine({ states, now }: StateLineProps) {
  // States can repeat, so that a state alone is not a unique key.
  const trail = states.map(({ state }, i) => ({ state, id: `${i} ${state}` }));
  return (
    <p className={blocks.row}>
      {trail.map(({ state, id }, i) => (
        <span key={id}>
          {i > 0 && <span aria-hidden="true">→ </span>}
          <StateMark state={state} looks={runLooks} />
        </span>
      ))}
      {now && <span className={blocks.quiet}>{now}</span>}
    </p>
  );
}

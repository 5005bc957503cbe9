import blocks from '@balcao/ui/blocks.module.css';
import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { runLooks } from './runLooks.ts';

export function StateLine({ states, now }: { states: readonly { state: string }[]; now?: string }) {
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

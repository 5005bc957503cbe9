import { glyphs } from '../state-mark/glyphs.tsx';
import type { States } from './lanes.ts';
import type { Arrow, StateLayout } from './layout.ts';
import type { PlacedState } from './placeStates.ts';
import styles from './state-diagram.module.css';

interface DrawingProps {
  layout: StateLayout;
  states: States;
  description: string;
}

export function Drawing({ layout, states, description }: DrawingProps) {
  const { width, height, left, right } = layout;
  return (
    <svg
      className={styles.drawing}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={description}
    >
      {layout.states.map(({ id }) => (
        <Arrows key={id} arrows={layout.arrows.filter(({ to }) => to === id)} tone={states[id]?.tone} />
      ))}
      {layout.states.map((state) => (
        <StateBox key={state.id} state={state} states={states} left={left} right={right} />
      ))}
      {layout.arrows.map((arrow) => (
        <ArrowNumber key={arrow.number} arrow={arrow} tone={states[arrow.to]?.tone} />
      ))}
    </svg>
  );
}

/** Arrows to one state, drawn over an outline in the background colour, so that crossings can be seen. */
function Arrows({ arrows, tone }: { arrows: readonly Arrow[]; tone?: string }) {
  return (
    <g className={styles.arrows} data-tone={tone}>
      {arrows.map(({ number, line }) => (
        <path key={number} className={styles.edge} d={line} />
      ))}
      {arrows.map(({ number, line, head }) => (
        <path key={number} className={styles.arrow} data-arrow={number} d={line + head} />
      ))}
    </g>
  );
}

interface StateBoxProps extends Pick<StateLayout, 'left' | 'right'> {
  state: PlacedState;
  states: States;
}

function StateBox({ state: { id, word, y, height }, states, left, right }: StateBoxProps) {
  const look = states[id];
  return (
    <g className={styles.state} data-tone={look?.tone}>
      <rect x={left} y={y} width={right - left} height={height} rx="8" />
      <g className={styles.glyph} transform={`translate(${left + 13} ${y + height / 2 - 6})`}>
        {look && glyphs[look.shape]}
      </g>
      <text x={left + 33} y={y + height / 2 + 4.5}>
        {word}
      </text>
    </g>
  );
}

function ArrowNumber({ arrow: { number, x, y }, tone }: { arrow: Arrow; tone?: string }) {
  return (
    <g className={styles.number} data-tone={tone} data-arrow={number}>
      <circle cx={x} cy={y} r="9.5" />
      <text x={x} y={y + 4}>
        {number}
      </text>
    </g>
  );
}

import type { PaymentCounts, PaymentMove } from '@balcao/contract/control/simulationInTab.ts';
import { layOutStates } from '@balcao/ui/state-diagram/layout.ts';
import { glyphs } from '@balcao/ui/state-mark/glyphs.tsx';
import type { StateLook } from '@balcao/ui/state-mark/StateMark.tsx';
import type { CSSProperties } from 'react';
import { paymentLooks } from '../../parts/stateLooks.ts';
import type { SimulationWords } from '../../words/simulation/pt.ts';
import styles from './payment-flow.module.css';
import type { PaymentRow } from './paymentRow.ts';

interface PaymentFlowProps {
  words: SimulationWords;
  lifecycle: readonly PaymentRow[];
  counts: PaymentCounts;
  /** What payments did in the step that is shown. */
  moves: readonly PaymentMove[];
  /** Each step draws its dots anew. */
  step: number;
}

/** Beyond so many dots in a step nobody tells them apart. */
const mostDots = 12;
const dotGapMilliseconds = 60;

/** Space beside the word of a state for its number, in characters. */
const forCount = '  0000';

/** The states of a payment, how many are in each, and the ones that move as dots along the arrows. */
export function PaymentFlow({ words, lifecycle, counts, moves, step }: PaymentFlowProps) {
  const looks: Record<string, StateLook> = {
    new: { word: words.new, shape: 'dot', tone: 'plain' },
    ...paymentLooks,
  };
  const layout = layOutStates(
    Object.entries(looks).map(([id, { word }]) => ({ id, word: word + forCount })),
    lifecycle,
  );
  const { width, height, left, right } = layout;
  const isLit = (from: string, to: string) => moves.some((move) => move.from === from && move.to === to);
  const told = Object.entries(counts).map(([state, count]) => words.count(state, count));
  return (
    <svg
      className={styles.flow}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={words.flow(told.join(', '))}
    >
      {layout.arrows.map(({ number, from, to, line, head }) => (
        <path
          key={number}
          className={styles.arrow}
          data-tone={looks[to]?.tone}
          data-on={isLit(from, to) ? '' : undefined}
          d={line + head}
        />
      ))}
      {layout.states.map(({ id, y, height: tall }) => (
        <g key={id} className={styles.state} data-tone={looks[id]?.tone}>
          <rect x={left} y={y} width={right - left} height={tall} rx="8" />
          <g className={styles.glyph} transform={`translate(${left + 13} ${y + tall / 2 - 6})`}>
            {glyphs[looks[id]?.shape ?? 'dot']}
          </g>
          <text x={left + 33} y={y + tall / 2 + 4.5}>
            {looks[id]?.word}
          </text>
          {id in counts && (
            <text className={styles.count} x={right - 12} y={y + tall / 2 + 4.5}>
              {counts[id as keyof PaymentCounts]}
            </text>
          )}
        </g>
      ))}
      {moves.slice(0, mostDots).map(({ from, to, payment }, at) => {
        const line = layout.arrows.find((arrow) => arrow.from === from && arrow.to === to)?.line;
        const way = { offsetPath: `path("${line}")`, animationDelay: `${at * dotGapMilliseconds}ms` };
        return (
          line && (
            <circle
              key={`${step} ${payment} ${from} ${to}`}
              className={styles.dot}
              data-payment={payment}
              data-tone={looks[to]?.tone}
              r="6"
              style={way as CSSProperties}
            />
          )
        );
      })}
    </svg>
  );
}

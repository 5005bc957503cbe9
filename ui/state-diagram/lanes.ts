import type { ReactNode } from 'react';
import type { StateLook } from '../state-mark/StateMark.tsx';
import type { ArrowPair } from './arrowPairs.ts';

export interface Transition {
  from: string;
  to: string;
  label: string;
  by?: string;
  codes?: readonly string[];
  mark?: ReactNode;
}

/** States of a diagram by id, the initial state first. */
export type States = Readonly<Record<string, StateLook>>;

/** Line that arrows to the same state on the same side share. */
interface Trunk {
  to: number;
  /** Row of the farthest state from which an arrow joins the line. */
  farthest: number;
}

/** Lane of each trunk; lane 0 is next to the states. Shorter trunks are nearer, so no arrowhead crosses a trunk. */
export function lanesOf(trunks: readonly Trunk[]): number[] {
  const lanes: Trunk[][] = [];
  const found = new Map<Trunk, number>();
  for (const trunk of [...trunks].sort(bySoonestEnd)) {
    const free = lanes.findIndex((lane) => lane.every((other) => !overlap(trunk, other)));
    const lane = free === -1 ? lanes.length : free;
    lanes[lane] = [...(lanes[lane] ?? []), trunk];
    found.set(trunk, lane);
  }
  return trunks.map((trunk) => found.get(trunk) ?? 0);
}

function bySoonestEnd(a: Trunk, b: Trunk): number {
  return a.to > a.farthest ? a.to - b.to : b.to - a.to;
}

function overlap(a: Trunk, b: Trunk): boolean {
  const [aTop, aEnd] = [Math.min(a.to, a.farthest), Math.max(a.to, a.farthest)];
  const [bTop, bEnd] = [Math.min(b.to, b.farthest), Math.max(b.to, b.farthest)];
  return aTop < bEnd && bTop < aEnd;
}

export function lanesOfPairs(pairs: readonly ArrowPair[]) {
  const rows = [...new Set(pairs.map(({ toRow }) => toRow))];
  const trunks = rows.map((to) => {
    const sources = pairs.filter(({ toRow }) => toRow === to).map(({ fromRow }) => fromRow);
    const farthest = sources.reduce((far, row) => (Math.abs(row - to) > Math.abs(far - to) ? row : far));
    return { to, farthest };
  });
  const lanes = lanesOf(trunks);
  return { laneOf: new Map(rows.map((row, i) => [row, lanes[i] ?? 0])), count: Math.max(-1, ...lanes) + 1 };
}

export type Lanes = ReturnType<typeof lanesOfPairs>;

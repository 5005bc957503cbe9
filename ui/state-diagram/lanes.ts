import type { ArrowPair } from './arrowPairs.ts';

/** Arrows that lead to the same state along the same side share one line. */
export interface Trunk {
  /** Row of the state it leads to. */
  to: number;
  /** Row of the farthest state that joins. */
  farthest: number;
}

/**
 * Gives each trunk a lane, 0 being the one nearest the states. The sooner a trunk ends the nearer it runs, so that
 * its arrowhead crosses no other; two trunks share a lane only where they do not meet.
 * @param trunks all of them lead down, or all of them up
 * @returns the lane of each trunk, in the order given
 */
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

/** The lanes along one side. */
export interface Lanes {
  /** Lane by the row it leads to. */
  laneOf: ReadonlyMap<number, number>;
  count: number;
}

/** The lanes of arrows that all lead down, or all lead up. */
export function lanesOfPairs(pairs: readonly ArrowPair[]): Lanes {
  const rows = [...new Set(pairs.map(({ toRow }) => toRow))];
  const trunks = rows.map((to) => {
    const sources = pairs.filter(({ toRow }) => toRow === to).map(({ fromRow }) => fromRow);
    const farthest = sources.reduce((far, row) => (Math.abs(row - to) > Math.abs(far - to) ? row : far));
    return { to, farthest };
  });
  const lanes = lanesOf(trunks);
  return { laneOf: new Map(rows.map((row, i) => [row, lanes[i] ?? 0])), count: Math.max(-1, ...lanes) + 1 };
}

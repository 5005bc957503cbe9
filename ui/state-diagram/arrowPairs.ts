import type { Step } from './orderStates.ts';

/** How an arrow goes: straight to the next state, back to its own, or along a lane beside the states. */
export type Way = 'next' | 'self' | 'down' | 'up';

/** All steps from one state to another, as one arrow. */
export interface Pair extends Step {
  way: Way;
  fromRow: number;
  toRow: number;
}

const wayOf = (rows: number): Way => {
  if (rows === 0) return 'self';
  if (rows === 1) return 'next';
  return rows > 0 ? 'down' : 'up';
};

/**
 * One arrow for each two states that steps join, in the order of their rows.
 * @param order the states from top to bottom
 */
export function pairsOf(order: readonly string[], steps: readonly Step[]): Pair[] {
  const pairs = new Map<string, Pair>();
  for (const { from, to } of steps) {
    const [fromRow, toRow] = [order.indexOf(from), order.indexOf(to)];
    pairs.set(`${from} ${to}`, { from, to, fromRow, toRow, way: wayOf(toRow - fromRow) });
  }
  return [...pairs.values()].sort((a, b) => a.fromRow - b.fromRow || a.toRow - b.toRow);
}

/** Where arrows leave and arrive on the sides of a state, from top to bottom. */
export interface Ports {
  left: readonly string[];
  right: readonly string[];
}

/** Names of the ports that are not called after the state an arrow leads to. */
export const port = { arrival: '>', loopOut: 'out', loopIn: 'in' } as const;

/** The ports of one state: arrivals stand where their lane comes from, departures where theirs goes. */
export function portsOf(id: string, pairs: readonly Pair[]): Ports {
  const leaving = (way: Way) =>
    pairs.filter((pair) => pair.from === id && pair.way === way).map(({ to }) => to);
  const arriving = (way: Way) =>
    pairs.some((pair) => pair.to === id && pair.way === way) ? [port.arrival] : [];
  const looping = leaving('self').length > 0 ? [port.loopOut, port.loopIn] : [];
  return {
    right: [...arriving('down'), ...leaving('down')],
    left: [...leaving('up'), ...looping, ...arriving('up')],
  };
}

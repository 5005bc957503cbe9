import type { StateStep } from './orderStates.ts';

/** Route of an arrow: straight to the next state, a loop, or down or up a lane beside the states. */
type ArrowRoute = 'next' | 'self' | 'down' | 'up';

export interface ArrowPair extends StateStep {
  route: ArrowRoute;
  fromRow: number;
  toRow: number;
}

const wayOf = (rows: number): ArrowRoute => {
  if (rows === 0) return 'self';
  if (rows === 1) return 'next';
  return rows > 0 ? 'down' : 'up';
};

export function arrowPairs(order: readonly string[], steps: readonly StateStep[]): ArrowPair[] {
  const pairs = new Map<string, ArrowPair>();
  for (const { from, to } of steps) {
    const [fromRow, toRow] = [order.indexOf(from), order.indexOf(to)];
    pairs.set(`${from} ${to}`, { from, to, fromRow, toRow, route: wayOf(toRow - fromRow) });
  }
  return [...pairs.values()].sort((a, b) => a.fromRow - b.fromRow || a.toRow - b.toRow);
}

/** Ports on both sides of a state at which arrows start or end, from top to bottom. */
export interface Ports {
  left: readonly string[];
  right: readonly string[];
}

/** Names of ports; other ports have the name of the state that their arrow leads to. */
export const port = { arrival: '>', loopOut: 'out', loopIn: 'in' } as const;

export function portsOf(id: string, pairs: readonly ArrowPair[]): Ports {
  const leaving = (route: ArrowRoute) =>
    pairs.filter((pair) => pair.from === id && pair.route === route).map(({ to }) => to);
  const arriving = (route: ArrowRoute) =>
    pairs.some((pair) => pair.to === id && pair.route === route) ? [port.arrival] : [];
  const looping = leaving('self').length > 0 ? [port.loopOut, port.loopIn] : [];
  return {
    right: [...arriving('down'), ...leaving('down')],
    left: [...leaving('up'), ...looping, ...arriving('up')],
  };
}

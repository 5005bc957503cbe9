import type { ArrowPair, Ports } from './arrowPairs.ts';

export const sizes = {
  charWidth: 7.5,
  aroundWord: 46,
  lowest: 38,
  port: 22,
  gap: 20,
  joined: 48,
  stub: 34,
  lane: 15,
  loop: 24,
  turn: 7,
  margin: 10,
} as const;

export interface State {
  id: string;
  word: string;
}

export interface PlacedState extends State {
  y: number;
  height: number;
  portY: Record<keyof Ports, ReadonlyMap<string, number>>;
}

export function placeStates(
  states: readonly State[],
  pairs: readonly ArrowPair[],
  ports: readonly Ports[],
): PlacedState[] {
  let top: number = sizes.margin;
  return states.map((state, row) => {
    const { left, right } = ports[row] ?? { left: [], right: [] };
    const height = Math.max(sizes.lowest, Math.max(left.length, right.length) * sizes.port + 8);
    const y = top;
    const isJoined = pairs.some(({ route, fromRow }) => route === 'next' && fromRow === row);
    top += height + (isJoined ? sizes.joined : sizes.gap);
    const middle = y + height / 2;
    return { ...state, y, height, portY: { left: spread(left, middle), right: spread(right, middle) } };
  });
}

function spread(names: readonly string[], middle: number): Map<string, number> {
  return new Map(names.map((name, i) => [name, middle + (i - (names.length - 1) / 2) * sizes.port]));
}

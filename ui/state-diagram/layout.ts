import { type ArrowPair, arrowPairs, port, portsOf } from './arrowPairs.ts';
import { type Lanes, lanesOfPairs } from './lanes.ts';
import { orderStates, type StateStep } from './orderStates.ts';
import { type PlacedState, placeStates, type State, sizes } from './placeStates.ts';

interface ArrowPath {
  line: string;
  head: string;
}

function straightArrow(x: number, top: number, end: number): ArrowPath {
  return { line: `M${x} ${top}V${end - 3}`, head: `M${x - 5} ${end - 9}L${x} ${end - 2}l5-7` };
}

function laneArrow(edge: number, lane: number, fromY: number, toY: number): ArrowPath {
  const outward = Math.sign(lane - edge);
  const [out, onward] = [outward * sizes.turn, Math.sign(toY - fromY) * sizes.turn];
  const tip = edge + outward * 2;
  const line =
    `M${edge} ${fromY}H${lane - out}Q${lane} ${fromY} ${lane} ${fromY + onward}` +
    `V${toY - onward}Q${lane} ${toY} ${lane - out} ${toY}H${tip + outward}`;
  return { line, head: `M${tip + outward * 7} ${toY - 5}L${tip} ${toY}l${outward * 7} 5` };
}

export interface Arrow extends StateStep, ArrowPath {
  number: number;
  x: number;
  y: number;
}

/** Stacks states, with arrows forward on the right and arrows back and loops on the left. */
export function layOutStates(states: readonly State[], steps: readonly StateStep[]) {
  const byId = new Map(states.map((state) => [state.id, state]));
  const stranger = steps.flatMap(({ from, to }) => [from, to]).find((id) => !byId.has(id));
  if (stranger) throw new Error(`"${stranger}" is not one of the states`);

  const order = orderStates([...byId.keys()], steps);
  const pairs = arrowPairs(order, steps);
  const ports = order.map((id) => portsOf(id, pairs));
  const placed = placeStates(
    order.map((id) => byId.get(id) ?? { id, word: id }),
    pairs,
    ports,
  );
  const lanes = {
    down: lanesOfPairs(pairs.filter(({ route }) => route === 'down')),
    up: lanesOfPairs(pairs.filter(({ route }) => route === 'up')),
  };
  const isLooping = pairs.some(({ route }) => route === 'self');
  const left = sizes.margin + Math.max(laneWidth(lanes.up), isLooping ? sizes.loop + 4 : 0);
  const longest = Math.max(...placed.map(({ word }) => word.length));
  const right = left + Math.round(longest * sizes.charWidth + sizes.aroundWord);
  const last = placed.at(-1);
  return {
    states: placed,
    arrows: pairs.map((pair, i) => arrowOf(pair, i + 1, placed, lanes, { left, right })),
    left,
    right,
    width: right + laneWidth(lanes.down) + sizes.margin,
    height: (last ? last.y + last.height : 0) + sizes.margin,
  };
}

export type StateLayout = ReturnType<typeof layOutStates>;

function laneWidth({ count }: Lanes): number {
  return count === 0 ? 0 : sizes.stub + (count - 1) * sizes.lane;
}

function arrowOf(
  pair: ArrowPair,
  number: number,
  placed: readonly PlacedState[],
  lanes: Record<'down' | 'up', Lanes>,
  { left, right }: { left: number; right: number },
): Arrow {
  const { from, to, route, fromRow, toRow } = pair;
  const [source, target] = [placed[fromRow], placed[toRow]];
  if (!source || !target) throw new Error(`there is no row ${fromRow} or ${toRow}`);
  const arrow = { from, to, number };
  if (route === 'next') {
    const [middle, foot] = [(left + right) / 2, source.y + source.height];
    return { ...arrow, ...straightArrow(middle, foot, target.y), x: middle, y: (foot + target.y) / 2 - 4 };
  }
  const heightOf = (state: PlacedState, side: 'left' | 'right', name: string) => state.portY[side].get(name) ?? state.y;
  if (route === 'self') {
    const [out, back] = [heightOf(source, 'left', port.loopOut), heightOf(source, 'left', port.loopIn)];
    const far = left - sizes.loop;
    return { ...arrow, ...laneArrow(left, far, out, back), x: far, y: (out + back) / 2 };
  }
  const [side, edge, outward] = route === 'down' ? (['right', right, 1] as const) : (['left', left, -1] as const);
  const lane = edge + outward * (sizes.stub + (lanes[route].laneOf.get(toRow) ?? 0) * sizes.lane);
  const [out, arrival] = [heightOf(source, side, to), heightOf(target, side, port.arrival)];
  return { ...arrow, ...laneArrow(edge, lane, out, arrival), x: edge + outward * 15, y: out };
}

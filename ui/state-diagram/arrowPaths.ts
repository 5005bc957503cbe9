import { sizes } from './sizes.ts';

/** An arrow as two SVG paths. */
export interface ArrowPath {
  line: string;
  head: string;
}

/** A straight arrow down, from the bottom of a state to the top of the next one. */
export function straightArrow(x: number, top: number, end: number): ArrowPath {
  return { line: `M${x} ${top}V${end - 3}`, head: `M${x - 5} ${end - 9}L${x} ${end - 2}l5-7` };
}

/** An arrow from a state's side along a lane to another state's side. */
export function laneArrow(edge: number, lane: number, fromY: number, toY: number): ArrowPath {
  const outward = Math.sign(lane - edge);
  const [out, onward] = [outward * sizes.turn, Math.sign(toY - fromY) * sizes.turn];
  const tip = edge + outward * 2;
  const line =
    `M${edge} ${fromY}H${lane - out}Q${lane} ${fromY} ${lane} ${fromY + onward}` +
    `V${toY - onward}Q${lane} ${toY} ${lane - out} ${toY}H${tip + outward}`;
  return { line, head: `M${tip + outward * 7} ${toY - 5}L${tip} ${toY}l${outward * 7} 5` };
}

import { describe, expect, test } from 'vitest';
import { lanesOf } from './lanes.ts';
import { layOutStates } from './layout.ts';
import { orderStates } from './orderStates.ts';

const state = (id: string) => ({ id, word: id });
const order = [state('new'), state('draft'), state('sent'), state('done')];
const steps = [
  { from: 'new', to: 'draft' },
  { from: 'draft', to: 'sent' },
  { from: 'sent', to: 'done' },
  { from: 'draft', to: 'done' },
  { from: 'sent', to: 'draft' },
  { from: 'done', to: 'draft' },
  { from: 'draft', to: 'draft' },
];
const drawing = layOutStates(order, steps);
const arrowOf = (from: string, to: string) => {
  const arrow = drawing.arrows.find((one) => one.from === from && one.to === to);
  if (!arrow) throw new Error(`no arrow from ${from} to ${to}`);
  return arrow;
};
/** Numbers in a path, as approximate coordinates. Only the extremes matter. */
const numbers = (path: string) => path.match(/-?[\d.]+/g)?.map(Number) ?? [];

describe('the states', () => {
  test('stand below each other without touching', () => {
    const { states } = drawing;
    expect(states.map(({ id }) => id)).toEqual(['new', 'draft', 'sent', 'done']);
    for (const [i, { y }] of states.entries()) {
      const above = states[i - 1];
      if (above) expect(y).toBeGreaterThan(above.y + above.height);
    }
  });
});

describe('the arrows', () => {
  test('are one for each two states, numbered from the top', () => {
    const twice = layOutStates(order, [...steps, { from: 'draft', to: 'done' }]);
    expect(twice.arrows).toHaveLength(steps.length);
    expect(twice.arrows.map(({ number }) => number)).toEqual(steps.map((_, i) => i + 1));
  });

  test('lead on along the right side and back along the left', () => {
    expect(arrowOf('draft', 'done').x).toBeGreaterThan(drawing.right);
    expect(arrowOf('sent', 'draft').x).toBeLessThan(drawing.left);
    expect(arrowOf('draft', 'draft').x).toBeLessThan(drawing.left);
  });

  test('to the same state share one lane', () => {
    const laneOf = (from: string) => /H(-?[\d.]+)Q(-?[\d.]+)/.exec(arrowOf(from, 'draft').line)?.[2];
    expect(laneOf('sent')).toBe(laneOf('done'));
  });

  test('stay inside the drawing, with their numbers', () => {
    for (const { line, head, x, y } of drawing.arrows) {
      for (const number of [...numbers(line), x - 9, y - 9]) expect(number).toBeGreaterThanOrEqual(0);
      expect(Math.max(...numbers(line), x + 9)).toBeLessThanOrEqual(Math.max(drawing.width, drawing.height));
      expect(head).not.toContain('NaN');
    }
  });

  test('keep their numbers apart', () => {
    const gaps = drawing.arrows.flatMap((one, i) =>
      drawing.arrows.slice(i + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    );
    expect(Math.min(...gaps)).toBeGreaterThan(18);
  });
});

test('a step of a state that is not there is refused', () => {
  expect(() => layOutStates(order, [{ from: 'draft', to: 'lost' }])).toThrow('"lost" is not one of the states');
});

const trunk = (to: number, farthest: number) => ({ to, farthest });

test.each([
  ['that do not meet share the lane nearest the states', [trunk(2, 0), trunk(4, 2)], [0, 0]],
  ['that lead down and meet: the one that ends first runs inside', [trunk(5, 3), trunk(4, 0)], [1, 0]],
  ['that lead up and meet: the one that ends first runs inside', [trunk(0, 3), trunk(1, 4)], [1, 0]],
])('trunks %s', (_, trunks, lanes) => {
  expect(lanesOf(trunks)).toEqual(lanes);
});

test.each([
  ['below every state that leads to it', 'start end middle', 'start>end start>middle middle>end', 'start middle end'],
  ['as if a step back did not count', 'start draft sent', 'start>draft draft>sent sent>draft', 'start draft sent'],
  ['as if a step to itself did not count', 'start open', 'start>open open>open', 'start open'],
  ['in the order of the list at the same depth', 'start b a', 'start>a start>b', 'start b a'],
  ['from the first one in a circle', 'a b', 'a>b b>a', 'a b'],
])('a state stands %s', (_, ids, steps, order) => {
  const parsed = steps.split(' ').map((step) => {
    const [from = '', to = ''] = step.split('>');
    return { from, to };
  });
  expect(orderStates(ids.split(' '), parsed).join(' ')).toBe(order);
});

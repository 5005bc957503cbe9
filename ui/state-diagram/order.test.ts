import { expect, test } from 'vitest';
import { orderStates } from './orderStates.ts';

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

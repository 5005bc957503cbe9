import { expect, test } from 'vitest';
import { orderStates } from './orderStates.ts';

const step = (text: string) => {
  const [from = '', to = ''] = text.split(' ');
  return { from, to };
};
const order = (ids: string, ...steps: string[]) => orderStates(ids.split(' '), steps.map(step)).join(' ');

test('a state stands below every state that leads to it, however it was listed', () => {
  expect(order('start end middle', 'start end', 'start middle', 'middle end')).toBe('start middle end');
});

test('a step back does not count', () => {
  expect(order('start draft sent', 'start draft', 'draft sent', 'sent draft')).toBe('start draft sent');
});

test('a step from a state to itself does not count', () => {
  expect(order('start open', 'start open', 'open open')).toBe('start open');
});

test('states of the same depth keep the order of the list', () => {
  expect(order('start b a', 'start a', 'start b')).toBe('start b a');
});

test('a circle without a beginning is ordered from its first state', () => {
  expect(order('a b', 'a b', 'b a')).toBe('a b');
});

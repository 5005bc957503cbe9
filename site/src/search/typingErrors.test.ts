import { slipsBetween } from '@balcao/text/nearestNames.ts';
import { expect, test } from 'vitest';
import { correct, isBeginning, type Vocabulary } from './typingErrors.ts';

test.each([
  ['refund', 'refund', 0],
  ['refnd', 'refund', 1],
  ['reffund', 'refund', 1],
  ['refumd', 'refund', 1],
  ['wehbook', 'webhook', 1],
  ['recipt', 'receipts', 2],
  ['', 'abc', 3],
])('from %s to %s there are %i slips', (a, b, slips) => {
  expect(slipsBetween(a, b)).toBe(slips);
  expect(slipsBetween(b, a)).toBe(slips);
});

const vocabulary: Vocabulary = new Map([
  ['terminal', 5],
  ['terminals', 9],
  ['e00301', 3],
  ['referencia', 4],
  ['pay', 50],
]);

test.each([
  ['a slip in a short word', 'termnal', 'terminal'],
  ['two slips in a long word', 'refrencai', 'referencia'],
  ['the commoner of two as near', 'terminale', 'terminals'],
  ['a wrong first letter', 'werminal', 'terminal'],
  ['a missing first letter', 'erminals', 'terminals'],
  ['a letter too many at the beginning', 'wterminal', 'terminal'],
  ['two first letters in the wrong order', 'etrminals', 'terminals'],
])('corrects %s', (_, word, known) => {
  expect(correct(word, vocabulary)).toBe(known);
});

test.each([
  ['a word that is too short', 'pau'],
  ['a code', 'e00302'],
  ['another word', 'kubernetes'],
  ['two slips that change the first letter', 'geferencai'],
])('leaves %s as it is', (_, word) => {
  expect(correct(word, vocabulary)).toBeUndefined();
});

test('the beginning of a known word needs no correction', () => {
  expect(isBeginning('termi', vocabulary)).toBe(true);
  expect(isBeginning('terni', vocabulary)).toBe(false);
});

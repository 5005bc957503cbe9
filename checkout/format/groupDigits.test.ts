import { expect, test } from 'vitest';
import { groupTypedText, inGroups } from './groupDigits.ts';

const fours = (digits: string) => inGroups(digits.slice(0, 16), [4, 4, 4, 4]);

/** Types a text, in which a bar marks the cursor. */
function typed(marked: string): string {
  const caret = marked.indexOf('|');
  const grouped = groupTypedText(marked.replace('|', ''), caret, fours);
  return `${grouped.text.slice(0, grouped.caret)}|${grouped.text.slice(grouped.caret)}`;
}

test.each([
  ['typing at the end opens a group when its first digit comes', '42424|', '4242 4|'],
  ['a digit in the middle pushes the rest on', '42942| 4242', '4294 2|424 2'],
  ['erasing a space leaves the digits alone', '4242|4242', '4242| 4242'],
  ['erasing a digit closes the gap', '424| 4242', '424|4 242'],
  ['a pasted number loses its hyphens', '4242-4242-4242-4242|', '4242 4242 4242 4242|'],
  ['what is too much is dropped', '4242 4242 4242 42425|', '4242 4242 4242 4242|'],
  ['the cursor may stand at the start', '|4242 4', '|4242 4'],
])('%s', (_, before, after) => {
  expect(typed(before)).toBe(after);
});

test('digits beyond the last group stay in it', () => {
  expect(inGroups('123456789', [3, 3])).toBe('123 456789');
});

import { expect, test } from 'vitest';
import { withOwnValues } from './useOwnValues.ts';

const fields = [{ key: 'id', example: '1007', kind: 'payment' }];
const own = [{ kind: 'payment', value: '1110', words: 'your latest payment' }];
const draft = (id: string) => ({ parameters: { id }, text: '' });

test('the reader’s own value takes the place of the example, and never of what was typed', () => {
  expect(withOwnValues(draft('1007'), fields, own)).toEqual(draft('1110'));
  expect(withOwnValues(draft('42'), fields, own)).toEqual(draft('42'));
  expect(withOwnValues(draft('1007'), fields, [])).toEqual(draft('1007'));
});

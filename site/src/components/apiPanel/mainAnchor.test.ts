import { expect, test } from 'vitest';
import { mainAnchor } from './mainAnchor.ts';

const named = (anchor: string) => ({ anchor, isButton: false });
const button = (anchor: string) => ({ anchor, isButton: true });

test.each([
  ['no operation is named', [], undefined],
  ['the first one, without a button', [named('get'), named('list'), named('list')], 'get'],
  ['the one with a button, whatever comes first', [named('get'), named('get'), button('refund')], 'refund'],
  ['of two buttons the one named more often', [button('pay'), named('capture'), button('capture')], 'capture'],
  ['of two named equally often the first', [button('pay'), button('capture')], 'pay'],
])('%s', (_, links, expected) => {
  expect(mainAnchor(links)).toBe(expected);
});

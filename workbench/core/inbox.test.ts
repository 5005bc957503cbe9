import { expect, test } from 'vitest';
import { inboxUrl, isToInbox, shownDelivery } from './inbox.ts';

const to = (url: string) => ({ url });
const own = to(inboxUrl('http://localhost:4000', '0001'));
const left = to('https://loja.example/balcao/webhook');

test.each([
  [own.url, true],
  ['http://localhost:4000/sandbox/inbox/0001?shop=lab-rest', true],
  ['/sandbox/inbox/0001', true],
  ['http://localhost:4500/', false],
  ['https://loja.example/?to=/sandbox/inbox/0001', false],
])('%s is the sandbox’s own receiver: %s', (url, expected) => {
  expect(isToInbox({ url })).toBe(expected);
});

test('of several deliveries the one to the own receiver is shown, without it the first', () => {
  expect(shownDelivery([left, own])).toBe(own);
  expect(shownDelivery([left, to('http://localhost:4500/')])).toBe(left);
  expect(shownDelivery([])).toBeUndefined();
});

import { expect, test } from 'vitest';
import { inboxUrl, isToInbox, shownDelivery } from './inbox.ts';
import { ownSubscriptions, parseSubscriptions, rememberSubscription } from './ownSubscriptions.ts';

const at = (platformCode: string) => ({
  origin: 'http://localhost:4000',
  keys: { platformCode, privateKey: 'k', clientId: '999999990' },
});
const mine = { id: '401', url: 'http://localhost:4500/' };

test('remembers what was made in a sandbox, and nothing of another', () => {
  rememberSubscription(at('0001'), { ...mine, action: 'payment_confirmed' } as typeof mine);
  expect(ownSubscriptions(at('0001'))).toEqual([mine]);
  expect(ownSubscriptions(at('4915'))).toEqual([]);
});

test('remembers the newest fifty', () => {
  for (let id = 1; id <= 60; id += 1) rememberSubscription(at('0007'), { ...mine, id: String(id) });
  const ids = ownSubscriptions(at('0007')).map(({ id }) => id);
  expect([ids.length, ids.at(0), ids.at(-1)]).toEqual([50, '11', '60']);
});

test.each([null, '', '{', '{}', '[1,null,{"id":1,"url":"x"}]'])('what somebody else stored (%j) is none', (text) => {
  expect(parseSubscriptions(text)).toEqual([]);
});

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
  expect(shownDelivery([to(`${own.url}?shop=lab-soap`), own])).toBe(own);
  expect(shownDelivery([left, to('http://localhost:4500/')])).toBe(left);
  expect(shownDelivery([])).toBeUndefined();
});

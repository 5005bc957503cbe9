import type { CheckoutState } from '@balcao/contract/resources/checkouts/checkoutEnums.ts';
import { type CheckoutAction, checkoutLifecycle } from '@balcao/contract/resources/checkouts/checkoutLifecycle.ts';
import { describe, expect, it } from 'vitest';
import { cards, purchases } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const { open, cancel, capture, pass } = purchases(testSandbox);

type Page = Awaited<ReturnType<typeof open>>;
type Way = (page: Page) => Promise<unknown>;
type Key = `${CheckoutState | 'new'} ${CheckoutAction}`;

const validDate = { end: '2026-01-15T12:00:00' };
const authorization = { type: 'authorization', validDate };

const answer = (how: string) => (page: Page) =>
  testSandbox.api.post(`/sandbox/payments/${page.paymentId}/phone`, { answer: how });
const phone: Way = (page) => page.phone('351#912345678');
const reference: Way = (page) => page.reference();
const good: Way = (page) => page.card(cards.visa);
const bad: Way = (page) => page.card(cards.declined);
const cancelled: Way = ({ paymentId }) => cancel(paymentId, { ignoreUnsupported: true });
const late: Way = () => pass(2 * 3600);
const atm: Way = async (page) => {
  const { referenceDetails, amount } = await page.payment();
  return testSandbox.api.post('/sandbox/atm', { ...referenceDetails, amount });
};
const captured: Way = ({ paymentId }) => capture(paymentId, 1000);

/** Setup and trigger for each row of the table. */
const ways: Partial<Record<Key, { body?: object; before?: Way[]; act: Way }>> = {
  'new create': { act: async () => undefined },
  'PaymentReady start': { act: phone },
  'PaymentPending start': { before: [reference], act: phone },
  'PaymentReady pay': { act: good },
  'PaymentPending pay': { before: [phone], act: answer('accept') },
  'PaymentCancelled pay': { before: [reference, late], act: atm },
  'PaymentReady authorise': { body: authorization, act: good },
  'PaymentReady fail': { act: bad },
  'PaymentPending fail': { before: [phone], act: answer('refuse') },
  'PaymentError try_again': { before: [bad], act: (page) => page.card(cards.challenge) },
  'PaymentAuthorized capture': { body: authorization, before: [good], act: captured },
  'PaymentReady cancel': { act: cancelled },
  'PaymentPending cancel': { before: [reference], act: cancelled },
  'PaymentError cancel': { before: [bad], act: cancelled },
  'PaymentAuthorized cancel': { body: authorization, before: [good], act: cancelled },
  'PaymentReady expire': { act: late },
  'PaymentPending expire': { before: [reference], act: late },
  'PaymentError expire': { before: [bad], act: late },
  'PaymentAuthorized expire': { body: authorization, before: [good], act: late },
};

describe('every row of the checkout’s lifecycle', () => {
  it.each(checkoutLifecycle)('$from, $action: $to', async ({ from, action, to }) => {
    const way = ways[`${from} ${action}`];
    if (!way) throw new Error(`Nobody told how a page gets from ${from} by ${action}.`);
    const page = await open({ payment: way.body ?? { validDate } });
    for (const step of way.before ?? []) await step(page);
    if (from !== 'new') expect(await page.state()).toBe(from);
    await way.act(page);
    expect(await page.state()).toBe(to);
  });
});

const ended: [CheckoutState, Way[], object?][] = [
  ['PaymentSuccess', [good]],
  ['PaymentCancelled', [cancelled]],
  ['PaymentAuthorized', [good], authorization],
];

describe('a page that is done takes no more attempts', () => {
  it.each(ended)('%s', async (state, steps, body) => {
    const page = await open({ payment: body ?? {} });
    for (const step of steps) await step(page);
    const before = await page.look();
    for (const attempt of [page.card(cards.visa), page.leave()]) {
      expect((await attempt).refusals).toEqual(['409 c0601']);
    }
    if (state !== 'PaymentAuthorized') {
      for (const attempt of [page.phone('351#912345678'), page.reference(), page.bank('accept')]) {
        expect((await attempt).refusals).toEqual(['409 c0601']);
      }
    }
    expect((await page.look()).data).toEqual(before.data);
    expect(await page.state()).toBe(state);
  });
});

it('a page that waits for the phone takes nothing else', async () => {
  const page = await open();
  await phone(page);
  for (const attempt of [page.card(cards.visa), page.reference(), page.phone('351#961234567'), page.leave()]) {
    expect((await attempt).refusals).toEqual(['409 c0602']);
  }
});

it('every state keeps the moment it began', async () => {
  const page = await open();
  const stamp = async () => (await page.look()).data.checkout.stateDetails.timestamp;
  expect(await stamp()).toBe('2026-01-15T10:00:00+00:00');
  testSandbox.clock.at += 60_000;
  await phone(page);
  expect(await stamp()).toBe('2026-01-15T10:01:00+00:00');
  testSandbox.clock.at += 60_000;
  await answer('accept')(page);
  expect(await stamp()).toBe('2026-01-15T10:02:00+00:00');
});

import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { expect, it } from 'vitest';
import type { ApiResponse } from '../../testing/api.ts';
import { payerOnPage } from '../../testing/payer.ts';
import { cards, purchases } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const { get, charge, authorise, capture, cancel, refund, adjust, settle, open, listen } = purchases(testSandbox);

const many = <T>(count: number, make: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)));
const wins = (answers: readonly ApiResponse[]) => answers.filter(({ status }) => status < 300);
const losses = (answers: readonly ApiResponse[]) => [
  ...new Set(answers.filter(({ status }) => status >= 300).flatMap(({ refusals }) => refusals)),
];
const sumOf = async (query: string) => {
  const { data } = await testSandbox.api.get<Payment[]>(`/api/payments?${query}`);
  return data.reduce((sum, { amount }) => sum + amount, 0);
};

it('of twenty captures of everything one wins', async () => {
  const notifications = await listen('payment_confirmed');
  const { id } = await authorise();
  const answers = await many(20, () => capture(id, 1000));
  expect(wins(answers)).toHaveLength(1);
  expect(losses(answers)).toEqual(['400 e00301']);
  expect(await sumOf(`initialPaymentId=${id}`)).toBe(1000);
  expect(await notifications()).toHaveLength(1);
});

it('of twenty refunds of everything one wins, on the same day and later', async () => {
  for (const id of [(await charge()).id, seed.payments.paidCheckout]) {
    const answers = await many(20, () => refund(id, 1000));
    expect(wins(answers)).toHaveLength(1);
    expect((await get(id)).refunds).toHaveLength(1);
    expect(await sumOf(`initialPaymentId=${id}&type=refund`)).toBe(1000);
  }
});

it('of twenty refunds in parts as many win as fit', async () => {
  const { id } = await charge();
  const answers = await many(20, () => refund(id, 300));
  expect(wins(answers)).toHaveLength(3);
  expect((await get(id)).refunds?.map(({ paymentId }) => paymentId).sort()).toEqual(
    wins(answers)
      .map(({ data }) => (data as Payment).id)
      .sort(),
  );
});

it.each(Array.from({ length: 8 }, (_, n) => n))('a cancellation and a capture never both win: %i', async (n) => {
  const { id } = await authorise();
  const both = [() => cancel(id), () => capture(id, 1000)];
  const answers = await Promise.all((n % 2 ? both : both.reverse()).map((send) => send()));
  expect(wins(answers)).toHaveLength(1);
  const { stateDetails } = await get(id);
  const taken = await sumOf(`initialPaymentId=${id}`);
  expect([stateDetails.state, taken]).toEqual(
    stateDetails.state === 'cancelled' ? ['cancelled', 0] : ['confirmed', 1000],
  );
});

it('a smaller amount and a capture never let more be taken than is held', async () => {
  const { id } = await authorise();
  await Promise.all([adjust(id, 400), capture(id, 1000), capture(id, 400), adjust(id, 300), capture(id, 700)]);
  const { amount } = await get(id);
  expect(await sumOf(`initialPaymentId=${id}`)).toBeLessThanOrEqual(amount);
});

it('a void and a settlement never both win', async () => {
  const { id } = await charge();
  await Promise.all([settle(), refund(id, 1000), settle()]);
  const payment = await get(id);
  expect(payment.refunds).toHaveLength(1);
  expect(payment.stateDetails.state === 'cancelled').toBe(payment.transferDetails === undefined);
});

it('of ten cards in ten tabs one pays, and of card and reference one', async () => {
  const notifications = await listen('payment_confirmed');
  const page = await open();
  const answers = await many(10, () => page.card(cards.visa));
  expect(wins(answers)).toHaveLength(1);
  expect(losses(answers)).toEqual(['409 c0601']);
  const other = await open();
  const { referenceDetails } = (await other.reference()).data.payment;
  const typed = { ...referenceDetails, amount: 1000 };
  const both = await Promise.all([other.card(cards.visa), testSandbox.api.post('/sandbox/atm', typed)]);
  expect(wins(both)).toHaveLength(1);
  const heard = (await notifications()).map(({ payment }) => payment.id);
  expect(heard.sort()).toEqual([page.paymentId, other.paymentId]);
});

it('a payer who gives up and one who pays never both succeed', async () => {
  const page = await open();
  const answers = await Promise.all([page.leave(), page.card(cards.visa), page.leave()]);
  expect(wins(answers)).toHaveLength(1);
  const { state } = (await page.payment()).stateDetails;
  expect(await page.state()).toBe(state === 'confirmed' ? 'PaymentSuccess' : 'PaymentCancelled');
});

it('two tabs that choose Multibanco see the same reference', async () => {
  const page = await open();
  const shown = await many(6, () => page.reference());
  expect(new Set(shown.map(({ data }) => data.payment.referenceDetails.reference)).size).toBe(1);
  const pages = await many(6, () => open());
  const references = await Promise.all(pages.map((each) => each.reference()));
  expect(new Set(references.map(({ data }) => data.payment.referenceDetails.reference)).size).toBe(6);
});

it('of ten charges with one customUniqueId one wins', async () => {
  const body = {
    amount: 1000,
    customUniqueId: 'ONCE',
    customer: { uuid: seed.customers.own },
    paymentMethod: { uuid: seed.savedMethods.card },
  };
  const answers = await many(10, () => testSandbox.api.post('/api/payments', body));
  expect(wins(answers)).toHaveLength(1);
  expect(losses(answers)).toEqual(['409 e00600']);
});

it('of five phones sent from one page one rings', async () => {
  const payer = payerOnPage(testSandbox, (await open()).id);
  const answers = await many(5, () => payer.phone('351#912345678'));
  expect(wins(answers)).toHaveLength(1);
  expect(losses(answers)).toEqual(['409 c0602']);
  // The seed contains another pending push.
  expect((await testSandbox.api.get<unknown[]>('/sandbox/pushes')).data).toHaveLength(2);
});

it('a bank that is answered twice pays once', async () => {
  const notifications = await listen('payment_confirmed');
  const payer = payerOnPage(testSandbox, (await open()).id);
  await payer.card(cards.challenge);
  const answers = await many(2, () => payer.bank('accept'));
  expect(wins(answers)).toHaveLength(1);
  expect(losses(answers)).toEqual(['409 c0601']);
  expect(await notifications()).toHaveLength(1);
});

it('a tab that asks the phone and one that types a card charge once', async () => {
  const page = await open();
  const payer = payerOnPage(testSandbox, page.id);
  const answers = await Promise.all([payer.card(cards.visa), payer.phone('351#912345678')]);
  expect(wins(answers)).toHaveLength(1);
  expect(['confirmed', 'pending_confirmation']).toContain((await page.payment()).stateDetails.state);
});

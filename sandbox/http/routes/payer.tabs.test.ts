import type { PayerView } from '@balcao/contract/payer/schema.ts';
import { describe, expect, it } from 'vitest';
import type { ApiResponse } from '../../testing/api.ts';
import { payerOnPage } from '../../testing/payer.ts';
import { cards, purchases } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

/** One page in several tabs, and fingers that press twice: the lifecycle decides, whoever comes first. */
const testSandbox = useTestSandbox();
const { open, listen } = purchases(testSandbox);

async function opened() {
  const page = await open();
  return { ...page, payer: payerOnPage(testSandbox, page.id) };
}

const together = (count: number, attempt: (n: number) => Promise<ApiResponse<PayerView>>) =>
  Promise.all(Array.from({ length: count }, (_, n) => attempt(n)));
const outcomes = (answers: readonly ApiResponse[]) =>
  answers.map(({ status, refusals }) => refusals[0] ?? String(status)).sort();

describe('at the same moment', () => {
  it('a card sent five times pays once', async () => {
    const notifications = await listen('payment_confirmed');
    const { payer } = await opened();
    const answers = await together(5, () => payer.card(cards.visa));
    expect(outcomes(answers)).toEqual(['200', ...Array(4).fill('409 c0601')]);
    expect(await notifications()).toHaveLength(1);
  });

  it('a phone sent five times rings once', async () => {
    const { payer } = await opened();
    const answers = await together(5, () => payer.phone('351#912345678'));
    expect(outcomes(answers)).toEqual(['200', ...Array(4).fill('409 c0602')]);
    expect((await testSandbox.api.get<unknown[]>('/sandbox/pushes')).data).toHaveLength(2);
  });

  it('a reference asked for five times is one', async () => {
    const { payer } = await opened();
    const answers = await together(5, () => payer.reference());
    expect(new Set(answers.map(({ data }) => data.reference?.reference)).size).toBe(1);
  });

  it('a bank that is answered twice pays once', async () => {
    const notifications = await listen('payment_confirmed');
    const { payer } = await opened();
    await payer.card(cards.challenge);
    const answers = await together(2, () => payer.bank('accept'));
    expect(outcomes(answers)).toEqual(['200', '409 c0601']);
    expect(await notifications()).toHaveLength(1);
  });

  it('a tab that pays and one that gives up do not both get their way', async () => {
    const notifications = await listen('payment_confirmed', 'payment_cancelled');
    const { payer, state } = await opened();
    const answers = await together(2, (n) => (n === 0 ? payer.card(cards.visa) : payer.leave()));
    expect(outcomes(answers)).toEqual(['200', '409 c0601']);
    expect(['PaymentSuccess', 'PaymentCancelled']).toContain(await state());
    expect(await notifications()).toHaveLength(1);
  });

  it('a tab that asks the phone and one that types a card charge once', async () => {
    const { payer, payment } = await opened();
    const answers = await together(2, (n) =>
      n === 0 ? payer.card(cards.visa) : payer.phone('351#912345678'),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(['confirmed', 'pending_confirmation']).toContain((await payment()).stateDetails.state);
  });

  it('a page that is paid at the cash machine while a card is typed is paid once', async () => {
    const notifications = await listen('payment_confirmed');
    const { payer } = await opened();
    const { reference } = (await payer.reference()).data;
    const atm = { ...reference, validUntil: undefined, amount: 1000 };
    await Promise.all([payer.card(cards.visa), testSandbox.api.post('/sandbox/atm', atm)]);
    expect((await payer.look()).data.state).toBe('PaymentSuccess');
    expect(await notifications()).toHaveLength(1);
  });
});

describe('a tab left open', () => {
  it('finds what happened in the other', async () => {
    const { payer } = await opened();
    await payer.card(cards.visa);
    expect((await payer.leave()).refusals).toEqual(['409 c0601']);
    expect((await payer.look()).data.state).toBe('PaymentSuccess');
  });

  it('may choose another way while the other tab shows a reference', async () => {
    const { payer } = await opened();
    await payer.reference();
    expect((await payer.card(cards.visa)).data.state).toBe('PaymentSuccess');
  });
});

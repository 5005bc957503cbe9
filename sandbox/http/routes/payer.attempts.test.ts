import { describe, expect, it } from 'vitest';
import { payerOnPage } from '../../testing/payer.ts';
import { type CheckoutBody, cards, purchases } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const { answerPhone, open } = purchases(testSandbox);

async function opened(body: CheckoutBody = {}, query = '') {
  const page = await open(body);
  return { ...page, payer: payerOnPage(testSandbox, page.id, query) };
}

describe('a card', () => {
  it.each([
    ['PT', 'recusou'],
    ['EN', 'refused'],
  ] as const)('that is declined says why in the page’s language: %s', async (language, word) => {
    const { payer } = await opened({ page: { language } });
    const { state, error } = (await payer.card(cards.declined)).data;
    expect(state).toBe('PaymentError');
    expect(error?.code).toBe('e02433');
    expect(error?.msg).toContain(word);
    expect((await payer.card(cards.visa)).data).toMatchObject({ state: 'PaymentSuccess', error: null });
  });

  it('that its holder does not confirm is told apart from one that the bank declines, also after a reload', async () => {
    const { payer, payment } = await opened();
    await payer.card(cards.challenge);
    await payer.bank('refuse');
    expect((await payer.look()).data.error).toMatchObject({ code: 'e02433', holderRefused: true });
    expect((await payment()).paymentMethod?.result?.code).toBe('e02433');
    expect((await payer.card(cards.declined)).data.error).toMatchObject({
      code: 'e02433',
      holderRefused: false,
    });
  });

  it('leaves a receipt once it has paid: the payment, when, and with which card', async () => {
    const { payer, paymentId } = await opened();
    expect((await payer.card(cards.declined)).data).toMatchObject({ paymentId, receipt: null });
    expect((await payer.card(cards.visa)).data).toMatchObject({
      paymentId,
      receipt: {
        paidAt: '2026-01-15T10:00:00+00:00',
        method: 'CC',
        card: { brand: 'VISA', last4Digits: '4242' },
      },
    });
  });
});

describe('a phone', () => {
  it.each([
    ['accept', { state: 'PaymentSuccess', receipt: { method: 'MW', card: null } }],
    ['refuse', { state: 'PaymentError', error: { code: 'e04020' } }],
  ] as const)('is answered from the page itself: %s', async (answer, after) => {
    const { payer } = await opened();
    expect((await payer.push(answer)).refusals).toEqual(['409 c0201']);
    await payer.phone('351#912345678');
    expect((await payer.push(answer)).data).toMatchObject(after);
    expect((await payer.push(answer)).refusals).toEqual(['409 c0201']);
  });
});

describe('a reference', () => {
  it('is paid from the page itself, once', async () => {
    const { payer, payment } = await opened();
    expect((await payer.atm()).refusals).toEqual(['409 c0604']);
    await payer.reference();
    expect((await payer.atm()).data).toMatchObject({ state: 'PaymentSuccess', receipt: { method: 'MB' } });
    expect((await payment()).stateDetails.state).toBe('confirmed');
    expect((await payer.atm()).refusals).toEqual(['409 c0103']);
  });

  it('is not paid from the page while a phone rings', async () => {
    const { payer, payment } = await opened();
    await payer.reference();
    await payer.phone('351#912345678');
    expect((await payer.atm()).refusals).toEqual(['409 c0602']);
    expect((await payment()).stateDetails.state).toBe('pending_confirmation');
  });

  it('is not shown while a phone rings, since nothing would take it', async () => {
    const { payer, paymentId } = await opened();
    const { reference } = (await payer.reference()).data;
    await payer.phone('351#912345678');
    expect((await payer.look()).data.reference).toBeNull();
    await answerPhone(paymentId, 'refuse');
    expect((await payer.look()).data.reference).toEqual(reference);
  });
});

describe('refusals', () => {
  it('come in the page’s own language, whatever the browser prefers', async () => {
    const { id } = await open({ page: { language: 'ES' } });
    const { body } = await testSandbox.api.post(`/payer/${id}/card`, {}, { 'accept-language': 'en' });
    expect(body.error?.msg).toBe('Solicitud no válida');
  });

  it.each([
    ['unknown', '0'.repeat(40)],
    ['impossible', 'a%00b'],
  ])('name a token that is %s', async (_, id) => {
    const payer = payerOnPage(testSandbox, id, '?page_language=EN');
    for (const attempt of [
      payer.look(),
      payer.card(cards.visa),
      payer.push('accept'),
      payer.reference(),
      payer.atm(),
      payer.leave(),
    ]) {
      const { refusals, body } = await attempt;
      expect(refusals).toEqual(['404 e00501']);
      expect(body.error?.errors[0]?.msg).toContain('Token');
    }
  });
});

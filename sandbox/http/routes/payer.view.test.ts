import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { payerOnPage } from '../../testing/payer.ts';
import { type CheckoutBody, cards, purchases } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const { open, pass } = purchases(testSandbox);
const { own } = seed.customers;

async function opened(body: CheckoutBody = {}, query = '') {
  const page = await open(body);
  return { ...page, payer: payerOnPage(testSandbox, page.id, query) };
}
const view = async (body: CheckoutBody = {}, query = '') =>
  (await (await opened(body, query)).payer.look()).data;

describe('what a page shows', () => {
  it('is who is paid, how much, for what and how, without credentials', async () => {
    const payment = { code: 'REF-0042', summary: 'Encomenda 0042' };
    expect(await view({ payment, page: { language: 'ES', layout: 'web' } })).toMatchObject({
      state: 'PaymentReady',
      error: null,
      page: { language: 'ES', layout: 'web' },
      merchant: seed.entity.name,
      amountCents: 1000,
      type: 'payment',
      ...payment,
      methods: [
        { code: 'CC', save: 'no' },
        { code: 'MB', save: 'no' },
        { code: 'MW', save: 'no' },
      ],
      opensAt: null,
      expiresAt: '2026-07-15T23:59:59+01:00',
      closedBecause: null,
      backUrl: null,
      redirectUrl: null,
      now: '2026-01-15T10:00:00+00:00',
    });
  });

  it('looks as the address asks, else as it was made, else by default in Portuguese', async () => {
    expect((await view()).page).toEqual({ language: 'PT', layout: 'default' });
    const page = { language: 'ES', layout: 'web' } as const;
    expect((await view({ page }, '?page_layout=basic&page_language=EN')).page).toEqual({
      language: 'EN',
      layout: 'basic',
    });
  });

  it('fills in the phone the merchant sent', async () => {
    const paymentMethod = { code: 'MW', details: { phoneNumber: '351#961234567' } };
    expect(await view({ payment: { paymentMethod } })).toMatchObject({ phone: '351#961234567' });
  });

  it('is never kept by a browser', async () => {
    const { headers } = await payerOnPage(testSandbox, seed.checkouts.ready).look();
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('goes by the clock of its tenant', async () => {
    const { payer } = await opened();
    await pass(3600);
    expect((await payer.look()).data.now).toBe('2026-01-15T11:00:00+00:00');
  });
});

describe('saving a method', () => {
  const customer = { uuid: own };
  it.each([
    ['createRegistration', 'CC', 'always'],
    ['allowRegistration', 'CC', 'ask'],
    ['createRegistration', 'MW', 'always'],
    ['allowRegistration', 'MW', 'ask'],
  ])('%s on %s is told as %s', async (wish, code, save) => {
    const payment = { customer, paymentMethod: { code, details: { [wish]: true } } };
    expect((await view({ payment })).methods).toEqual([{ code, save }]);
  });

  it('happens where the payer agreed, and is refused where nobody asked', async () => {
    const paymentMethod = { code: 'CC', details: { allowRegistration: true } };
    const asked = await opened({ payment: { customer, paymentMethod } });
    await asked.payer.card(cards.mastercard, { save: true });
    expect((await asked.payment()).paymentMethod?.uuid).toEqual(expect.any(String));
    const silent = await opened();
    expect((await silent.payer.card(cards.visa, { save: true })).refusals).toEqual(['409 c0605']);
    expect((await silent.payer.look()).data.state).toBe('PaymentReady');
  });
});

describe('time', () => {
  it('opens the page when its validity begins', async () => {
    const { payer } = await opened({ payment: { validDate: { start: '2026-01-15T11:00:00' } } });
    expect((await payer.look()).data.opensAt).toBe('2026-01-15T11:00:00+00:00');
    expect((await payer.card(cards.visa)).refusals).toEqual(['409 c0603']);
    await pass(3600);
    expect((await payer.look()).data.opensAt).toBeNull();
    expect((await payer.card(cards.visa)).data.state).toBe('PaymentSuccess');
  });

  it.each([
    [false, null, 'PaymentSuccess'],
    [true, undefined, 'PaymentCancelled'],
  ])(
    'closes it with its deadline; a reference that blocks late payment (%s) is not shown any more',
    async (blockLatePayment, late, end) => {
      const validDate = { end: '2026-01-15T11:00:00', blockLatePayment };
      const page = await opened({ payment: { validDate } });
      const { reference, expiresAt } = (await page.payer.reference()).data;
      expect(reference?.validUntil).toBe('2026-01-15T11:00:00+00:00');
      expect(expiresAt).toBe('2026-01-15T11:00:00+00:00');
      await pass(3600);
      const closed = (await page.payer.look()).data;
      expect(closed).toMatchObject({
        state: 'PaymentCancelled',
        closedBecause: 'date_expired',
        expiresAt: null,
      });
      expect(closed.reference?.validUntil).toBe(late);
      await testSandbox.api.post('/sandbox/atm', { ...reference, validUntil: undefined, amount: 1000 });
      expect(await page.state()).toBe(end);
    },
  );
});

describe('the end', () => {
  const redirects: CheckoutBody['redirects'] = [
    { type: 'success', url: 'https://loja.example/obrigado' },
    { type: 'cancel', url: 'https://loja.example/carrinho' },
    { type: 'back', url: 'https://loja.example/pagamento' },
  ];

  it('of an authorisation is told as one', async () => {
    const { payer } = await opened({ payment: { type: 'authorization' }, redirects });
    const ready = (await payer.look()).data;
    expect(ready).toMatchObject({ type: 'authorization', methods: [{ code: 'CC' }] });
    expect(ready.backUrl).toBe('https://loja.example/pagamento');
    expect((await payer.card(cards.visa)).data).toMatchObject({
      state: 'PaymentAuthorized',
      redirectUrl: 'https://loja.example/obrigado',
      expiresAt: null,
    });
  });

  it('by the payer or by the merchant says whose it was', async () => {
    const left = await opened({ redirects });
    expect((await left.payer.leave()).data).toMatchObject({
      closedBecause: 'customer_cancelled',
      redirectUrl: 'https://loja.example/carrinho',
    });
    const taken = await opened();
    await testSandbox.api.patch(`/api/payments/${taken.paymentId}/cancellation`, {});
    expect((await taken.payer.look()).data).toMatchObject({
      state: 'PaymentCancelled',
      closedBecause: 'merchant_cancelled',
    });
  });
});

import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { exportState, importState, openPrivateSandbox } from '../../testing/api.ts';
import { payerOnPage } from '../../testing/payer.ts';
import { type CheckoutBody, cards, purchases } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const { open, pass } = purchases(testSandbox);

async function opened(body: CheckoutBody = {}, query = '') {
  const page = await open(body);
  return { ...page, payer: payerOnPage(testSandbox, page.id, query) };
}
const view = async (body: CheckoutBody = {}, query = '') => (await (await opened(body, query)).payer.look()).data;

describe('what a page shows', () => {
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

/** A token gives access only to its page's tenant. */
describe('the owner of a page', () => {
  it('a page acts for the entity that made it, and no log shows its calls', async () => {
    const { data } = await testSandbox.other.post<{ id: string; paymentId: string }>('/api/checkouts', {
      payment: { amount: 1000, paymentMethod: { code: 'CC' } },
    });
    const paid = (await payerOnPage(testSandbox, data.id).card(cards.visa)).data;
    expect(paid).toMatchObject({ state: 'PaymentSuccess', merchant: seed.otherEntity.name });
    const { data: payment } = await testSandbox.other.get(`/api/payments/${data.paymentId}`);
    expect(payment).toMatchObject({ stateDetails: { state: 'confirmed' } });
    const { data: logged } = await testSandbox.other.get<{ path: string }[]>('/sandbox/requests');
    expect(logged.filter(({ path }) => path.startsWith('/payer'))).toEqual([]);
  });

  it('a page of a private sandbox acts there, by that sandbox’s clock', async () => {
    const { api, checkouts } = await openPrivateSandbox(testSandbox.sandbox, { seed: 'payer-test' });
    await api.post('/sandbox/clock', { advanceSeconds: 3600 });
    const { data } = await payerOnPage(testSandbox, checkouts.ready).card(cards.visa);
    expect(data).toMatchObject({ state: 'PaymentSuccess', now: '2026-01-15T11:00:00+00:00' });
    const stateOf = async (client: typeof api, id: string) =>
      (await client.get<{ stateDetails: { state: string } }>(`/api/checkouts/${id}`)).data.stateDetails.state;
    expect(await stateOf(api, checkouts.ready)).toBe('PaymentSuccess');
    expect(await stateOf(testSandbox.api, seed.checkouts.ready)).toBe('PaymentReady');
  });

  it('a page that was copied into another sandbox is another page there', async () => {
    const page = await open();
    const state = await exportState(testSandbox.api);
    testSandbox.clock.at += 1000;
    const { api: copy } = await openPrivateSandbox(testSandbox.sandbox, { seed: 'payer-copy' });
    await importState(copy, state);
    await payerOnPage(testSandbox, page.id).card(cards.visa);
    expect(await page.state()).toBe('PaymentSuccess');
    expect((await copy.get(`/api/checkouts/${page.id}`)).refusals).toEqual(['404 e00501']);
  });
});

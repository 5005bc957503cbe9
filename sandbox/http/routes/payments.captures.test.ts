import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { purchases } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const { get, authorise, charge, capture, cancel, adjust, listen, open, pass } = purchases(testSandbox);
const p = seed.payments;

describe('an authorisation with a saved card', () => {
  it('holds the amount and takes nothing', async () => {
    const notifications = await listen('payment_authorized', 'payment_confirmed');
    const payment = await authorise();
    expect(payment).toMatchObject({
      type: 'authorization',
      stateDetails: { state: 'authorised' },
      paymentMethod: { uuid: seed.savedMethods.card, code: 'CC', details: { last4Digits: '4242' } },
    });
    expect(payment.paymentFee).toBeUndefined();
    expect(await notifications()).toEqual([{ action: 'payment_authorized', payment }]);
  });
});

describe('a capture', () => {
  it('takes the whole amount and confirms the authorisation, whose subscribers hear of it', async () => {
    const notifications = await listen('payment_confirmed');
    const { id } = await authorise({ code: 'REF-9', summary: 'Encomenda 9' });
    const { status, data } = await capture(id, 1000);
    expect(status).toBe(201);
    expect(data).toMatchObject({
      id: String(Number(id) + 1),
      type: 'capture',
      initialPaymentId: id,
      amount: 1000,
      code: 'REF-9',
      summary: 'Encomenda 9',
      stateDetails: { state: 'confirmed' },
      paymentFee: { netAmount: '0.17000000', taxAmount: '0.03910000', invoiceDetails: null },
      customer: { uuid: seed.customers.own },
    });
    const authorisation = await get(id);
    expect(authorisation.stateDetails.state).toBe('confirmed');
    expect(await notifications()).toEqual([{ action: 'payment_confirmed', payment: authorisation }]);
  });

  it('may be one of several, never above what was authorised', async () => {
    const notifications = await listen('payment_confirmed');
    const { id } = await authorise();
    const parts = [await capture(id, 300), await capture(id, 600)];
    expect(parts.map(({ data }) => data.amount)).toEqual([300, 600]);
    const above = await capture(id, 101);
    expect(above.refusals).toEqual(['400 e00301']);
    expect(above.body.error?.errors[0]?.msg).toContain('100');
    expect((await capture(id, 100)).status).toBe(201);
    expect((await capture(id, 1)).refusals).toEqual(['400 e00301']);
    const { data } = await testSandbox.api.get(`/api/payments?initialPaymentId=${id}&type=capture`);
    expect(data).toHaveLength(3);
    expect(await notifications()).toHaveLength(1);
  });

  it('is found by the payment it belongs to, and keeps its own money', async () => {
    const { id } = await authorise();
    const { data } = await capture(id, 400);
    await pass(24 * 3600);
    expect(await get(data.id)).toHaveProperty('transferDetails');
    expect(await get(id)).not.toHaveProperty('transferDetails');
  });

  it('works on what was authorised on a page too', async () => {
    const page = await open({ payment: { type: 'authorization' } });
    await page.card('4242424242424242');
    expect((await page.payment()).stateDetails.state).toBe('authorised');
    expect((await capture(page.paymentId, 1000)).status).toBe(201);
    expect(await page.state()).toBe('PaymentSuccess');
  });
});

describe('a capture is refused', () => {
  it.each([
    ['a reference', p.pendingReference],
    ['a phone that waits', p.waitingPhone],
    ['a paid card', p.confirmedCard],
    ['a refund', p.refundOfCard],
    ['a page nobody paid', p.readyCheckout],
  ])('without an authorisation: %s is e00601', async (_, id) => {
    const before = await get(id);
    expect((await capture(id, 100)).refusals).toEqual(['400 e00601']);
    expect(await get(id)).toEqual(before);
  });

  it('of a capture: e00601', async () => {
    const { id } = (await capture((await authorise()).id, 500)).data;
    expect((await capture(id, 100)).refusals).toEqual(['400 e00601']);
  });

  it('after the cancellation of the authorisation: e00600', async () => {
    const { id } = await authorise();
    expect((await cancel(id)).data.stateDetails.state).toBe('cancelled');
    expect((await capture(id, 100)).refusals).toEqual(['400 e00600']);
  });

  it('when the authorisation lapsed, whole or with a rest: e00600', async () => {
    const validDate = { end: '2026-01-15T12:00:00' };
    const whole = await authorise({ validDate });
    const begun = await authorise({ validDate });
    await capture(begun.id, 400);
    await pass(2 * 3600);
    expect((await get(whole.id)).cancellation?.reason).toBe('date_expired');
    for (const { id } of [whole, begun]) expect((await capture(id, 100)).refusals).toEqual(['400 e00600']);
  });

  it('on another entity’s authorisation, which does not exist for it', async () => {
    const { id } = await authorise();
    const answer = await testSandbox.other.post(`/api/payments/${id}/captures`, { amount: 100 });
    expect(answer.refusals).toEqual(['404 e00502']);
    expect((await get(id)).stateDetails.state).toBe('authorised');
  });

  it.each([[{}], [{ amount: 0 }], [{ amount: '100' }], [{ amount: null }], [{ amount: 1.5 }]])(
    'with a wrong amount: %j is e00202',
    async (body) => {
      const answer = await testSandbox.api.post(`/api/payments/${p.authorisedCard}/captures`, body);
      expect(answer.refusals).toEqual(['422 e00202']);
    },
  );
});

describe('another amount for an authorisation', () => {
  it.each([400, 2500])('is held instead: %i', async (amount) => {
    const notifications = await listen('payment_authorized', 'payment_confirmed');
    const { id } = await authorise();
    const { status, data } = await adjust(id, amount);
    expect(status).toBe(200);
    expect(data).toMatchObject({ id, amount, type: 'authorization', stateDetails: { state: 'authorised' } });
    expect((await capture(id, amount + 1)).refusals).toEqual(['400 e00301']);
    expect((await capture(id, amount)).status).toBe(201);
    expect((await notifications()).map(({ action }) => action)).toEqual([
      'payment_authorized',
      'payment_confirmed',
    ]);
  });

  it.each([49, 1_000_001])('keeps the limits of cards: %i is e00301', async (amount) => {
    expect((await adjust(p.authorisedCard, amount)).refusals).toEqual(['400 e00301']);
  });

  it('is too late once captured or cancelled: e00600', async () => {
    const captured = await authorise();
    await capture(captured.id, 100);
    const cancelled = await authorise();
    await cancel(cancelled.id);
    for (const { id } of [captured, cancelled]) {
      expect((await adjust(id, 500)).refusals).toEqual(['400 e00600']);
    }
  });

  it.each([p.pendingReference, p.confirmedPhone, p.refundOfCard, p.readyCheckout])(
    'needs an authorisation: %s is e00601',
    async (id) => {
      expect((await adjust(id, 500)).refusals).toEqual(['400 e00601']);
    },
  );

  it('is refused on another entity’s', async () => {
    const path = `/api/payments/${p.authorisedCard}/amount`;
    expect((await testSandbox.other.patch(path, { amount: 500 })).refusals).toEqual(['404 e00502']);
  });
});

it('an authorisation is cancelled, and then nothing is held', async () => {
  const notifications = await listen('payment_cancelled');
  const { id } = await authorise();
  const { data } = await cancel(id, { reason: 'customer_cancelled' });
  expect(data.cancellation?.reason).toBe('customer_cancelled');
  expect(await notifications()).toEqual([{ action: 'payment_cancelled', payment: data }]);
  expect((await cancel(id)).refusals).toEqual(['400 e00600']);
  expect((await cancel((await charge()).id)).refusals).toEqual(['400 e00600']);
});

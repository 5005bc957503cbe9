import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { purchases } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const { get, charge, authorise, capture, cancel, refund, settle, listen, pass } = purchases(testSandbox);
const p = seed.payments;
const day = 24 * 3600;

describe('a refund after the day has closed', () => {
  it('gives a part back, and the payment lists it', async () => {
    const notifications = await listen('payment_refunded', 'payment_cancelled');
    const { status, data } = await refund(p.confirmedPhone, 500);
    expect(status).toBe(201);
    expect(data).toMatchObject({
      type: 'refund',
      initialPaymentId: p.confirmedPhone,
      amount: 500,
      stateDetails: { state: 'confirmed' },
      paymentMethod: { code: 'MW', details: { countryCode: '351', last3Digits: '001' } },
      availableMethods: [{ code: 'MW' }],
    });
    expect(data).not.toHaveProperty('paymentFee');
    const payment = await get(p.confirmedPhone);
    expect(payment.stateDetails.state).toBe('confirmed');
    expect(payment.refunds).toEqual([
      { paymentId: data.id, amount: 500, createdAt: '2026-01-15T10:00:00+00:00' },
    ]);
    expect(await notifications()).toEqual([{ action: 'payment_refunded', payment }]);
  });

  it('may be one of several, never above what is left', async () => {
    const amounts = [1000, 1400, 100];
    for (const amount of amounts) expect((await refund(p.confirmedPhone, amount)).status).toBe(201);
    const above = await refund(p.confirmedPhone, 1);
    expect(above.refusals).toEqual(['400 e00301']);
    expect(above.body.error?.errors[0]?.msg).toContain('Este pagamento já foi reembolsado por inteiro.');
    const { refunds, stateDetails } = await get(p.confirmedPhone);
    expect(refunds?.map(({ amount }) => amount)).toEqual(amounts);
    expect(stateDetails.state).toBe('confirmed');
  });

  it('above the whole is e00301 and writes nothing', async () => {
    const before = await get(p.confirmedPhone);
    expect((await refund(p.confirmedPhone, 2501)).refusals).toEqual(['400 e00301']);
    expect(await get(p.confirmedPhone)).toEqual(before);
    expect((await refund(p.confirmedPhone, 100)).data.id).toBe('1101');
  });

  it('has no limit of time', async () => {
    await pass(3 * 365 * day);
    const { status } = await refund(p.confirmedPhone, 2500);
    expect(status).toBe(201);
  });

  it('goes to the card of the original', async () => {
    const { data } = await refund(p.paidCheckout, 1000);
    const { paymentMethod } = await get(p.paidCheckout);
    expect(data.paymentMethod?.details).toEqual(paymentMethod?.details);
  });
});

describe('a refund on the day of the payment', () => {
  it('of everything is a void: cancelled, without a fee, told twice', async () => {
    const notifications = await listen('payment_refunded', 'payment_cancelled');
    const { id } = await charge();
    expect((await refund(id, 1000)).data.type).toBe('refund');
    const payment = await get(id);
    expect(payment).toMatchObject({
      stateDetails: { state: 'cancelled' },
      cancellation: { cancelled: true, reason: 'merchant_cancelled' },
      refunds: [{ amount: 1000 }],
    });
    expect(payment).not.toHaveProperty('paymentFee');
    expect((await notifications()).map(({ action }) => action)).toEqual([
      'payment_refunded',
      'payment_cancelled',
    ]);
    const again = await refund(id, 1);
    expect(again.refusals).toEqual(['400 e00600']);
    expect(again.body.error?.errors[0]?.msg).toContain('Este pagamento já foi reembolsado por inteiro.');
  });

  it('of a part leaves the rest paid, and is told twice too', async () => {
    const notifications = await listen('payment_refunded', 'payment_cancelled');
    const { id } = await charge();
    await refund(id, 300);
    expect((await get(id)).stateDetails.state).toBe('confirmed');
    // Any same-day refund sends both events; the payment in them says that the rest stays paid
    // (docs/decisions/refund-sums.md).
    expect(
      (await notifications()).map(({ action, payment }) => [action, payment.stateDetails.state]),
    ).toEqual([
      ['payment_refunded', 'confirmed'],
      ['payment_cancelled', 'confirmed'],
    ]);
  });

  it('in parts that add up voids with the last', async () => {
    const { id } = await charge();
    await refund(id, 300);
    await refund(id, 700);
    expect((await get(id)).stateDetails.state).toBe('cancelled');
  });

  it('ends at midnight in Lisbon, not 24 hours later', async () => {
    const voided = await charge();
    const refunded = await charge();
    await pass(14 * 3600 - 1);
    await refund(voided.id, 1000);
    expect((await get(voided.id)).stateDetails.state).toBe('cancelled');
    await pass(1);
    const notifications = await listen('payment_refunded', 'payment_cancelled');
    await refund(refunded.id, 1000);
    expect((await get(refunded.id)).stateDetails.state).toBe('confirmed');
    expect((await notifications()).map(({ action }) => action)).toEqual(['payment_refunded']);
  });

  it('ends when the day is settled by hand', async () => {
    const { id } = await charge();
    await settle();
    await refund(id, 1000);
    expect(await get(id)).toMatchObject({
      stateDetails: { state: 'confirmed' },
      refunds: [{ amount: 1000 }],
    });
  });
});

describe('a refund is refused', () => {
  it.each([
    ['a reference', p.pendingReference],
    ['a phone that waits', p.waitingPhone],
    ['an authorisation', p.authorisedCard],
    ['a page nobody paid', p.readyCheckout],
  ])('of what is not paid: %s is e00601', async (_, id) => {
    const before = await get(id);
    expect((await refund(id, 100)).refusals).toEqual(['400 e00601']);
    expect(await get(id)).toEqual(before);
  });

  it.each([
    ['a cancelled payment', p.cancelledReference],
    ['an expired payment', p.expiredReference],
    ['a refund', p.refundOfCard],
  ])('of %s: e00600', async (_, id) => {
    expect((await refund(id, 100)).refusals).toEqual(['400 e00600']);
  });

  it('of a captured authorisation, whose money is in its captures: e00600', async () => {
    const { id } = await authorise();
    const taken = await capture(id, 1000);
    expect((await refund(id, 100)).refusals).toEqual(['400 e00600']);
    expect((await refund(taken.data.id, 100)).status).toBe(201);
  });

  it('of an authorisation that was cancelled: e00600', async () => {
    const { id } = await authorise();
    await cancel(id);
    expect((await refund(id, 100)).refusals).toEqual(['400 e00600']);
  });

  it('of another entity’s payment, which does not exist for it', async () => {
    const path = `/api/payments/${p.confirmedPhone}/refunds`;
    expect((await testSandbox.other.post(path, { amount: 100 })).refusals).toEqual(['404 e00502']);
  });

  it.each([[{}], [{ amount: 0 }], [{ amount: -1 }], [{ amount: 'all' }]])('with %j: e00202', async (body) => {
    const path = `/api/payments/${p.confirmedPhone}/refunds`;
    expect((await testSandbox.api.post(path, body)).refusals).toEqual(['422 e00202']);
  });
});

it('the seed holds one that was given back in part, and its refund', async () => {
  const { refunds, amount } = await get(p.refundedCard);
  expect([amount, refunds]).toEqual([
    1000,
    [{ paymentId: p.refundOfCard, amount: 400, createdAt: '2026-01-14T10:00:00+00:00' }],
  ]);
  expect((await get(p.refundOfCard)).initialPaymentId).toBe(p.refundedCard);
  expect((await refund(p.refundedCard, 601)).refusals).toEqual(['400 e00301']);
  expect((await refund(p.refundedCard, 600)).status).toBe(201);
});

import type { Checkout } from '@balcao/contract/resources/checkouts/checkoutSchema.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { processedExample } from '@balcao/contract/resources/terminals/terminalExamples.ts';
import { expect } from 'vitest';
import { bringToState } from '../../sandbox/testing/reachStates.ts';
import { chosen, proofs } from './check/proofs.ts';
import {
  aDay,
  anHour,
  noon,
  onPhone,
  payAtAtm,
  referenceOf,
  refusalsIn,
  slow,
  stateOf,
  states,
  walksEveryRow,
} from './verbs/payment-states.ts';

export default proofs('payment-states', {
  'every-step-can-be-taken': walksEveryRow,
  'state-tells-when-it-came': async (world) => {
    const payment = await referenceOf(world);
    expect(payment.stateDetails).toEqual({ state: 'pending', createdAt: '2026-01-15T10:00:00+00:00' });
    await world.pass(anHour);
    await world.api.put(`/api/payments/${payment.id}`, { amount: 2000 });
    expect((await world.get(payment.id)).stateDetails).toEqual(payment.stateDetails);
    await payAtAtm(world, await world.get(payment.id));
    const paid = { state: 'confirmed', createdAt: '2026-01-15T11:00:00+00:00' };
    expect((await world.get(payment.id)).stateDetails).toEqual(paid);
  },
  'refunded-may-still-be-confirmed': chosen(['payment-confirmed-void_part'], async (world) => {
    const [part, whole] = [await world.payReference(), await world.charge()];
    const held = await world.authorise();
    const { data: capture } = await world.capture(held.id, 1000);
    await world.refund(part.id, 400);
    expect(await stateOf(world, part)).toBe('confirmed');
    await world.pass(aDay);
    expect((await world.refund(held.id, 1000)).refusals).toEqual(['400 e00600']);
    for (const { id } of [whole, capture]) expect((await world.refund(id, 1000)).status).toBe(201);
    const all = [part, whole, capture, held];
    expect(new Set(await states(world, all))).toEqual(new Set(['confirmed']));
    const back = async ({ id }: Payment) => (await world.get(id)).refunds?.map(({ amount }) => amount);
    expect(await Promise.all(all.map(back))).toEqual([[400], [1000], [1000], undefined]);
  }),
  'full-refund-the-same-day-cancels': chosen(
    ['payment-pending_confirmation-refuse_push', 'payment-confirmed-void'],
    async (world) => {
      const refused = await onPhone(world);
      await world.answerPhone(refused.id, 'refuse');
      expect(await stateOf(world, refused)).toBe('pending');
      for (const kind of ['reference', 'phone', 'card', 'terminal'] as const) {
        const payment = await bringToState(world, 'confirmed', kind);
        await world.refund(payment.id, 400);
        expect(await stateOf(world, payment)).toBe('confirmed');
        await world.refund(payment.id, 600);
        expect(await stateOf(world, payment)).toBe('cancelled');
      }
    },
  ),
  'cancellation-says-why': async (world) => {
    const [plain, asked] = [await referenceOf(world), await referenceOf(world)];
    await world.cancel(plain.id);
    await world.cancel(asked.id, { reason: 'customer_cancelled' });
    const late = await referenceOf(world, noon);
    const { data: left } = await world.terminal().ask(1000);
    await world.terminal().leave();
    await world.pass(2 * anHour);
    const reason = async ({ id }: Payment) => (await world.get(id)).cancellation?.reason;
    expect(await Promise.all([plain, asked, late, left].map(reason))).toEqual([
      'merchant_cancelled',
      'customer_cancelled',
      'date_expired',
      'customer_cancelled',
    ]);
  },
  'wrong-state-is-e00600-or-e00601': chosen(['error-e00600', 'error-e00601'], async (world) => {
    const none = { capture: '400 e00601', adjust: '400 e00601', refund: '400 e00601' };
    const moved = { cancel: '400 e00600', update: '400 e00600' };
    expect(await refusalsIn(world, 'pending', 'reference')).toMatchObject(none);
    expect(await refusalsIn(world, 'pending_confirmation', 'phone')).toEqual({ ...none, ...moved });
    const paid = await refusalsIn(world, 'confirmed', 'card');
    expect(paid).toEqual({ ...none, refund: '400 e00301', ...moved });
    expect(await refusalsIn(world, 'cancelled', 'card')).toMatchObject({ refund: '400 e00600', ...moved });
  }),
  'checkout-follows-its-payment': chosen(
    ['checkout-PaymentPending-fail', 'checkout-PaymentError-try_again'],
    async (world) => {
      const page = await world.open();
      const both = async () => [await page.state(), (await page.payment()).stateDetails.state];
      expect(await both()).toEqual(['PaymentReady', 'pending']);
      await page.card(world.cards.declined);
      expect(await both()).toEqual(['PaymentError', 'pending']);
      await page.phone(slow);
      expect(await both()).toEqual(['PaymentPending', 'pending_confirmation']);
      await world.answerPhone(page.paymentId, 'refuse');
      expect(await both()).toEqual(['PaymentError', 'pending']);
      await page.reference();
      expect(await both()).toEqual(['PaymentPending', 'pending']);
      await payAtAtm(world, await page.payment());
      expect(await both()).toEqual(['PaymentSuccess', 'confirmed']);
      const held = await world.open({ payment: { type: 'authorization' } });
      await held.card(world.cards.visa);
      expect(await held.state()).toBe('PaymentAuthorized');
      await world.capture(held.paymentId, 1000);
      expect(await held.state()).toBe('PaymentSuccess');
    },
  ),
  'ended-checkout-takes-no-payment': chosen(['checkout-PaymentReady-expire'], async (world) => {
    const [cancelled, expired, late] = [
      await world.open(),
      await world.open({ payment: noon }),
      await world.open({ payment: noon }),
    ];
    await late.reference();
    await world.cancel(cancelled.paymentId);
    await world.pass(2 * anHour);
    for (const page of [cancelled, expired, late]) {
      expect((await page.card(world.cards.visa)).status).toBe(409);
      expect((await page.phone(slow)).status).toBe(409);
      expect(await page.state()).toBe('PaymentCancelled');
    }
    await payAtAtm(world, await late.payment());
    const { data } = await world.api.get<Checkout>(`/api/checkouts/${late.id}`);
    expect(data.stateDetails.state).toBe('PaymentSuccess');
  }),
  'registered-payment-has-the-state-given': chosen(['payment-new-register_authorised'], async ({ api, terminals }) => {
    const path = `/api/terminals/${terminals.standalone}/processedPayments`;
    const register = (state: string, code: string) =>
      api.post<Payment>(path, { ...processedExample, code, stateDetails: { state } });
    expect((await register('authorised', '000101')).data.stateDetails.state).toBe('authorised');
    expect((await register('confirmed', '000101')).refusals).toEqual(['409 e00600']);
    expect((await register('confirmed', '000102')).data.stateDetails.state).toBe('confirmed');
    for (const state of ['pending', 'pending_confirmation', 'cancelled'])
      expect((await register(state, '000103')).refusals).toEqual(['400 e00600']);
  }),
  'names-are-not-translated': async ({ api, seed }) => {
    const read = async (language: string, path: string) =>
      (await api.get<object>(path, { 'accept-language': language })).data;
    const path = `/api/payments/${seed.payments.confirmedReference}`;
    const names = (value: unknown): unknown =>
      typeof value === 'object' && value ? Object.entries(value).map(([name, inside]) => [name, names(inside)]) : null;
    for (const language of ['PT', 'ES', 'EN']) {
      const payment = await read(language, path);
      expect(payment).toHaveProperty('stateDetails.state', 'confirmed');
      expect(names(payment)).toEqual(names(await read('PT', path)));
      expect(await read(language, '/api/webhooks')).toEqual(await read('PT', '/api/webhooks'));
    }
  },
});

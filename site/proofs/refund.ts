import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';
import { aDay, anHour, stateOf, states } from './verbs/payment-states.ts';

/** Seconds from the time at which a sandbox starts to midnight in Lisbon. */
const untilMidnight = 14 * anHour;

const bothEvents = ['payment_refunded', 'payment_cancelled'];

const voidRules = ['payment-confirmed-void', 'payment-confirmed-void_part'];

/** Pays the order of the guide with a saved card. */
const payOrder = (world: World) => world.charge({ amount: 2500, code: 'REF-0056' });

const givenBack = async (world: World, { id }: Payment) => (await world.get(id)).refunds?.map(({ amount }) => amount);

/** Events received, each with the state of the payment. */
const told = async (world: World) =>
  (await world.notifications()).map(({ webhook, payments: [payment] }) => [webhook.action, payment.stateDetails.state]);

export default proofs('refund', {
  'paid-is-refunded-unpaid-is-cancelled': async (world) => {
    const page = await world.open();
    expect((await page.payment()).stateDetails.state).toBe('pending');
    expect((await world.refund(page.paymentId, 100)).refusals).toEqual(['400 e00601']);
    expect((await world.cancel(page.paymentId)).data.stateDetails.state).toBe('cancelled');
    for (const paid of [await world.payReference(), await payOrder(world)]) {
      expect((await world.cancel(paid.id)).refusals).toEqual(['400 e00600']);
      expect((await world.refund(paid.id, 1000)).status).toBe(201);
    }
  },
  'refunded-in-two-parts': async (world) => {
    await world.subscribe(...bothEvents);
    const payment = await payOrder(world);
    expect(payment.stateDetails.state).toBe('confirmed');
    const { data: refund } = await world.refund(payment.id, 500);
    expect([refund.type, refund.id === payment.id]).toEqual(['refund', false]);
    await world.settle();
    await world.refund(payment.id, 2000);
    expect(await givenBack(world, payment)).toEqual([500, 2000]);
    expect(await world.actions()).toEqual([...bothEvents, 'payment_refunded']);
  },
  'waiting-phone-can-only-wait': async (world) => {
    const id = world.seed.payments.waitingPhone;
    expect((await world.cancel(id)).refusals).toEqual(['400 e00600']);
    expect((await world.refund(id, 100)).refusals).toEqual(['400 e00601']);
    await world.answerPhone(id, 'refuse');
    expect((await world.cancel(id)).status).toBe(200);
  },
  'authorisation-is-cancelled': async (world) => {
    await world.subscribe('payment_cancelled');
    const { id } = await world.authorise();
    expect((await world.refund(id, 100)).refusals).toEqual(['400 e00601']);
    expect((await world.cancel(id)).data.stateDetails.state).toBe('cancelled');
    expect(await world.actions()).toEqual(['payment_cancelled']);
    expect((await world.capture(id, 100)).refusals).toEqual(['400 e00600']);
  },
  'captures-are-refunded-one-by-one': chosen(['payment-new-create_capture', 'error-e00600'], async (world) => {
    const { id } = await world.authorise();
    const { data: capture } = await world.capture(id, 600);
    expect((await world.get(id)).stateDetails.state).toBe('confirmed');
    for (const refused of [await world.cancel(id), await world.refund(id, 100)])
      expect(refused.refusals).toEqual(['400 e00600']);
    expect((await world.refund(capture.id, 600)).status).toBe(201);
  }),
  'refund-is-a-payment-of-its-own': chosen(
    ['payment-new-create_refund', 'payment-confirmed-void_part'],
    async (world) => {
      await world.subscribe('payment_refunded');
      const payment = await payOrder(world);
      const { data: refund } = await world.refund(payment.id, 500);
      expect(await world.get(refund.id)).toMatchObject({
        type: 'refund',
        amount: 500,
        initialPaymentId: payment.id,
        stateDetails: { state: 'confirmed' },
      });
      expect(await stateOf(world, payment)).toBe('confirmed');
      const [notice] = await world.notifications();
      expect(notice?.payments).toMatchObject([{ id: payment.id, refunds: [{ paymentId: refund.id, amount: 500 }] }]);
    },
  ),
  'day-closes-at-midnight': chosen(['behaviour-feesAndTransfers', ...voidRules], async (world) => {
    const [whole, part, late] = [await payOrder(world), await payOrder(world), await payOrder(world)];
    await world.pass(untilMidnight - 1);
    await world.refund(whole.id, 2500);
    await world.refund(part.id, 500);
    await world.pass(1);
    await world.subscribe(...bothEvents);
    await world.refund(late.id, 2500);
    expect(await states(world, [whole, part, late])).toEqual(['cancelled', 'confirmed', 'confirmed']);
    expect(await world.actions()).toEqual(['payment_refunded']);
  }),
  'void-has-no-fee': chosen(['payment-confirmed-void', 'limit-fees'], async (world) => {
    const [voided, refunded] = [await payOrder(world), await payOrder(world)];
    await world.refund(voided.id, 2500);
    await world.settle();
    const { paymentFee } = await world.get(refunded.id);
    await world.refund(refunded.id, 2500);
    expect(await world.get(voided.id)).not.toHaveProperty('paymentFee');
    expect(paymentFee).toBeDefined();
    expect((await world.get(refunded.id)).paymentFee).toEqual(paymentFee);
  }),
  'no-more-than-the-rest': chosen(['error-e00301'], async (world) => {
    const payment = await payOrder(world);
    await world.refund(payment.id, 500);
    await world.settle();
    await world.subscribe(...bothEvents);
    const above = await world.refund(payment.id, 2500);
    expect(above.refusals).toEqual(['400 e00301']);
    expect(above.body.error?.errors[0]?.msg).toContain('2000');
    const { amount, refunds = [] } = await world.get(payment.id);
    const left = amount - refunds.reduce((sum, refund) => sum + refund.amount, 0);
    expect((await world.refund(payment.id, left)).status).toBe(201);
    const again = await world.refund(payment.id, 1);
    expect(again.refusals).toEqual(['400 e00301']);
    expect(again.body.error?.errors[0]?.msg).toContain('já foi reembolsado por inteiro');
    expect(await told(world)).toEqual([['payment_refunded', 'confirmed']]);
  }),
  'transferred-payment-is-refunded-years-later': async (world) => {
    const payment = await payOrder(world);
    await world.pass(3 * 365 * aDay);
    expect(await world.get(payment.id)).toHaveProperty('transferDetails');
    expect((await world.refund(payment.id, 2500)).status).toBe(201);
  },
  'refund-repeats-the-method': async (world) => {
    const { iban } = world.seed.bankAccounts[1];
    const phone = await world.get(world.seed.payments.confirmedPhone);
    for (const payment of [await payOrder(world), phone, await world.payReference()]) {
      const path = `/api/payments/${payment.id}/refunds`;
      expect((await world.api.post(path, { iban })).refusals).toEqual(['422 e00202']);
      const { data } = await world.api.post<Payment>(path, { amount: 500, iban });
      expect(data.paymentMethod?.code).toBe(payment.paymentMethod?.code);
      expect(data.paymentMethod?.details).toEqual(payment.paymentMethod?.details);
      expect(JSON.stringify(data)).not.toContain(iban);
    }
  },
  'checkout-stays-successful': async (world) => {
    const page = await world.open({ payment: { amount: 2500 } });
    await page.card(world.cards.visa);
    const { data: refund } = await world.refund(page.paymentId, 2500);
    expect([refund.amount, refund.initialPaymentId]).toEqual([2500, page.paymentId]);
    expect((await page.payment()).stateDetails.state).toBe('cancelled');
    expect(await page.state()).toBe('PaymentSuccess');
  },
  'lost-refund-is-found': async (world) => {
    const [payment, other] = [await payOrder(world), await payOrder(world)];
    const { data: known } = await world.refund(payment.id, 500);
    const path = `/api/payments/${payment.id}/refunds`;
    const lost = world.api.send('POST', path, { amount: 500 }, { 'sandbox-fault': 'dropped_connection' });
    await expect(lost).rejects.toThrow('fetch failed');
    const found = async ({ id }: Payment) =>
      (await world.api.get<Payment[]>(`/api/payments?initialPaymentId=${id}&type=refund`)).data;
    const unknown = (await found(payment)).filter(({ id }) => id !== known.id);
    expect(unknown.map(({ amount }) => amount)).toEqual([500]);
    expect(await found(other)).toEqual([]);
  },
});

import type { Push } from '@balcao/contract/control/phone.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { phoneScenarios } from '@balcao/contract/scenarios/phones.ts';
import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import { sendRecorded } from './check/recorded.ts';
import type { World } from './check/world.ts';
import { byPhone, noon, onPhone, slow, stateOf, states, tryAgain } from './verbs/payment-states.ts';
import { acceptedWithPin, waiting } from './verbs/payments.ts';

const masked = { countryCode: '351', last3Digits: '678' };

/** Phone number of a payment, in full and masked. */
async function shownPhone(world: World, { id }: Payment) {
  const { phoneNumber, countryCode, last3Digits } = (await world.get(id)).paymentMethod?.details ?? {};
  return [phoneNumber, { countryCode, last3Digits }];
}

/** Creates a payment for a test phone number, and waits until the request has expired. */
async function ended(world: World, phone: string): Promise<Payment> {
  const { id } = await onPhone(world, { paymentMethod: byPhone(phone) });
  await world.pass(5 * 60);
  return world.get(id);
}

export default proofs('payment-mbway', {
  'accepted-with-pin-tells-the-shop': acceptedWithPin,
  'phone-is-country-hash-number': chosen(
    ['field-pattern-walletPhone-paymentMethod-details-phoneNumber'],
    async (world) => {
      const ask = (phone: string, more: object = {}) => world.create({ paymentMethod: byPhone(phone), ...more });
      for (const phone of ['351#912345678', '351#900000001', '34#612345678'])
        expect((await ask(phone)).status, phone).toBe(201);
      const payments = async () => (await world.api.get('/api/payments?limit=100')).body.data;
      const before = await payments();
      for (const phone of ['912345678', '351912345678', '+351#912345678', '351#912 345 678', '351#', '']) {
        const { status, body } = await ask(phone);
        const [problem] = body.error?.errors ?? [];
        const source = { pointer: '/paymentMethod/details/phoneNumber' };
        expect([phone, status, problem?.source]).toEqual([phone, 422, source]);
        expect(problem?.msg).toContain('phoneNumber');
      }
      expect((await world.create({ paymentMethod: { code: 'MW' } })).refusals).toEqual(['422 e00217']);
      expect((await ask(slow, { amount: 25.5 })).status).toBe(422);
      expect(await payments()).toEqual(before);
    },
  ),
  'phone-shows-the-amount': async (world) => {
    const { id } = await onPhone(world, { amount: 2500 });
    const { data } = await world.api.get<Push[]>('/sandbox/pushes');
    expect(data.find(({ paymentId }) => paymentId === id)).toMatchObject({ amount: 2500, phoneNumber: slow });
  },
  'whole-number-shows-only-while-open': async (world) => {
    const [paid, cancelled, expired] = [await onPhone(world), await onPhone(world), await onPhone(world)];
    for (const each of [cancelled, expired]) await world.answerPhone(each.id, 'refuse');
    const all = [paid, cancelled, expired];
    expect(await states(world, all)).toEqual([waiting, 'pending', 'pending']);
    for (const each of all) expect(await shownPhone(world, each)).toEqual([slow, masked]);
    await world.answerPhone(paid.id, 'accept');
    await world.cancel(cancelled.id);
    await world.pass(30 * 60);
    expect(await states(world, all)).toEqual(['confirmed', 'cancelled', 'cancelled']);
    for (const each of all) {
      expect(await shownPhone(world, each)).toEqual([undefined, masked]);
      expect(JSON.stringify(await world.get(each.id))).not.toContain('912345');
    }
  },
  'request-ends-with-an-earlier-deadline': chosen(['limit-pushMinutes'], async (world) => {
    const soon = { validDate: { end: '2026-01-15T10:02:00' } };
    const both = [await onPhone(world, noon), await onPhone(world, soon)];
    await world.pass(2 * 60 - 1);
    expect(await states(world, both)).toEqual([waiting, waiting]);
    await world.pass(1);
    expect(await states(world, both)).toEqual([waiting, 'cancelled']);
    await world.pass(3 * 60);
    expect((await world.answerPhone(both[0]?.id ?? '', 'accept')).refusals).toEqual(['409 c0201']);
  }),
  'test-phone-accepts-after-three-seconds': chosen(['scenario-phones'], async (world) => {
    for (const example of ['payments/mbway', 'payments/savedPhone']) {
      const { data: early } = await sendRecorded<Payment>(world, example, 'create');
      await world.pass(2);
      expect(await stateOf(world, early)).toBe(waiting);
      await world.pass(1);
      const { stateDetails, paymentFee } = await world.get(early.id);
      expect(stateDetails.state).toBe('confirmed');
      expect(Number(paymentFee?.netAmount)).toBeGreaterThan(0);
      const { data } = await sendRecorded<Payment>(world, example, 'create');
      await sendRecorded(world, example, 'wait');
      expect(await stateOf(world, data)).toBe('confirmed');
    }
  }),
  'failed-request-says-why': chosen(
    [
      'payment-pending_confirmation-refuse_push',
      'payment-pending_confirmation-expire_push',
      'payment-pending_confirmation-fail_push',
      'scenario-phones',
    ],
    async (world) => {
      await world.subscribe('payment_method_error', 'payment_cancelled', 'payment_expired');
      const phoneOf = (code: string) => phoneScenarios.find((scenario) => scenario.code === code)?.phone;
      const failed: Payment[] = [];
      const codes = ['e04020', 'e04201', 'e04202', 'e04125'];
      for (const [phone, code] of [...codes.map((each) => [phoneOf(each), each]), [slow, 'e04201']]) {
        const payment = await ended(world, phone ?? '');
        failed.push(payment);
        expect([payment.stateDetails.state, payment.cancellation]).toEqual(['pending', undefined]);
        expect(payment.paymentMethod?.result).toMatchObject({ code, message: expect.any(String) });
        const last = (await world.notifications()).at(-1);
        expect([last?.webhook.action, last?.payments]).toEqual(['payment_method_error', [payment]]);
      }
      expect(await world.actions()).toHaveLength(codes.length + 1);
      for (const payment of failed) expect((await tryAgain(world, payment)).status).toBe(200);
      const { id } = await onPhone(world);
      await world.answerPhone(id, 'refuse');
      expect((await world.get(id)).paymentMethod?.result?.code).toBe('e04020');
    },
  ),
  'tried-again-until-the-deadline': chosen(['payment-pending-retry_push'], async (world) => {
    const payment = await onPhone(world, noon);
    expect((await tryAgain(world, payment)).refusals).toEqual(['400 e00600']);
    for (const phone of [slow, slow, '351#961234567', slow]) {
      await world.answerPhone(payment.id, 'refuse');
      const again = await tryAgain(world, payment, phone);
      expect([again.data.id, again.data.stateDetails.state]).toEqual([payment.id, waiting]);
    }
    await world.answerPhone(payment.id, 'refuse');
    await world.pass(2 * 3600 - 1);
    expect((await tryAgain(world, payment)).status).toBe(200);
    await world.pass(1);
    expect((await tryAgain(world, payment)).refusals).toEqual(['400 e00600']);
    expect(await stateOf(world, payment)).toBe('cancelled');
  }),
  'unpaid-ends-after-thirty-minutes': async (world) => {
    const [left, tried, longer] = [await onPhone(world), await onPhone(world), await onPhone(world, noon)];
    await world.pass(28 * 60);
    await tryAgain(world, tried);
    await world.pass(2 * 60 - 1);
    expect(await states(world, [left, tried, longer])).toEqual(['pending', waiting, 'pending']);
    await world.pass(1);
    expect(await states(world, [left, tried, longer])).toEqual(['cancelled', 'cancelled', 'pending']);
  },
});

import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import { recordedSteps } from './check/recorded.ts';
import type { World } from './check/world.ts';
import { aDay, byPhone, noon, onPhone, slow, stateOf, tryAgain } from './verbs/payment-states.ts';
import { inSixMonths, savedPhones, savePhone, waiting } from './verbs/payments.ts';

/** Payment that saves a phone number for the sandbox's customer. */
const saving = (world: World, phoneNumber: string = slow) =>
  onPhone(world, {
    customer: { uuid: world.seed.customers.own },
    paymentMethod: { code: 'MW', details: { phoneNumber, createRegistration: true } },
  });

/** Last three digits of each saved phone number, newest first. */
const lastDigits = async (world: World) =>
  (await savedPhones(world)).map(({ details }) => 'last3Digits' in details && details.last3Digits);

/** Creates a payment with a saved phone number of the sandbox's customer, unless the body names another method. */
const ask = ({ create, seed }: World, body: object = {}) =>
  create({
    customer: { uuid: seed.customers.own },
    paymentMethod: { uuid: seed.savedMethods.phone },
    ...body,
  });

/** Creates a payment with a saved phone number whose owner does not respond automatically. */
async function askSlow(world: World): Promise<Payment & { method: string }> {
  const method = await savePhone(world, '351#961234567');
  return { ...(await ask(world, { paymentMethod: { uuid: method } })).data, method };
}

const askAgain = ({ api, seed }: World, id: string, uuid: string) =>
  api.put<Payment>(`/api/payments/${id}`, {
    customer: { uuid: seed.customers.own },
    paymentMethod: { uuid },
  });

export default proofs('saved-mbway', {
  'accepted-payment-saves-the-phone': async (world) => {
    await world.subscribe('payment_confirmed');
    const first = await saving(world);
    expect([first.stateDetails.state, first.paymentMethod?.uuid]).toEqual([waiting, null]);
    expect(await lastDigits(world)).toEqual(['001']);
    await world.answerPhone(first.id, 'accept');
    const { uuid } = (await world.get(first.id)).paymentMethod ?? {};
    expect(await lastDigits(world)).toEqual(['678', '001']);
    expect((await savedPhones(world))[0]?.uuid).toBe(uuid);
    const [told] = await world.notifications();
    expect(told?.payments[0].paymentMethod?.uuid).toBe(uuid);
  },
  'only-customer-and-wish-save': async (world) => {
    for (const more of [{ customer: { uuid: world.seed.customers.own } }, {}])
      await world.answerPhone((await onPhone(world, more)).id, 'accept');
    expect(await lastDigits(world)).toEqual(['001']);
    const paymentMethod = { code: 'MW', details: { phoneNumber: slow, createRegistration: true } };
    for (const customer of [undefined, { firstName: 'Rui' }])
      expect((await world.create({ customer, paymentMethod })).refusals).toEqual(['422 e05001']);
  },
  'unpaid-request-saves-nothing': async (world) => {
    const refused = await saving(world, '351#961000001');
    await world.answerPhone(refused.id, 'refuse');
    for (const phone of ['351#961000002', '351#900000202', '351#900000125', '351#900000010'])
      await saving(world, phone);
    await world.pass(5 * 60);
    expect(await lastDigits(world)).toEqual(['001']);
    await world.cancel(refused.id);
    await world.pass(aDay);
    expect(await lastDigits(world)).toEqual(['001']);
  },
  'agreeing-to-pay-alone-fails': chosen(['error-e04010', 'payment-pending_confirmation-fail_push'], async (world) => {
    const payment = await saving(world, '351#900000010');
    await world.pass(3);
    const { stateDetails, paymentMethod } = await world.get(payment.id);
    expect([stateDetails.state, paymentMethod?.result?.code]).toEqual(['pending', 'e04010']);
    await tryAgain(world, payment, '351#900000010');
    await world.pass(3);
    expect([await stateOf(world, payment), await lastDigits(world)]).toEqual(['confirmed', ['001']]);
  }),
  'saved-phone-still-asks-pin': async (world) => {
    const { id, stateDetails } = await askSlow(world);
    expect(stateDetails.state).toBe(waiting);
    await world.subscribe('payment_confirmed');
    const { data } = await world.api.get<{ paymentId: string; phoneNumber: string }[]>('/sandbox/pushes');
    expect(data.find(({ paymentId }) => paymentId === id)?.phoneNumber).toBe('351#961234567');
    expect((await world.answerPhone(id, 'accept', '0000')).refusals).toEqual(['409 c0202']);
    expect((await world.get(id)).stateDetails.state).toBe(waiting);
    await world.answerPhone(id, 'accept', '1234');
    const [message, ...more] = await world.messages();
    expect([message && world.isSigned(message), more]).toEqual([true, []]);
    const told = JSON.parse(message?.body ?? '').payments;
    expect(told).toMatchObject([{ id, stateDetails: { state: 'confirmed' } }]);
  },
  'saved-phone-always-waits': async (world) => {
    const recurring = { type: 'INITIAL', amountQualifier: 'DFLT' };
    for (const more of [{}, { amount: 50 }, noon, { recurring }])
      expect((await ask(world, more)).data.stateDetails.state).toBe(waiting);
  },
  'two-uuids-and-amount-suffice': async (world) => {
    const step = recordedSteps('payments/savedPhone').find(({ name }) => name === 'create');
    const { code: _, customUniqueId: __, ...body } = JSON.parse(step?.request.body ?? '');
    expect(Object.keys(body).sort()).toEqual(['amount', 'customer', 'paymentMethod']);
    const { status, data } = await world.api.post<Payment>('/api/payments', body);
    expect([status, data.paymentMethod?.code]).toEqual([201, 'MW']);
    for (const part of Object.keys(body))
      expect((await world.api.post('/api/payments', { ...body, [part]: undefined })).status).not.toBe(201);
  },
  'saved-phone-has-six-months': chosen(
    ['payment-pending-retry_push', 'payment-pending_confirmation-expire_push'],
    async (world) => {
      const typed = await onPhone(world, { paymentMethod: byPhone('351#961234567') });
      const left = await askSlow(world);
      const ends = [typed, left].map(({ validDate }) => validDate.end);
      expect(ends).toEqual(['2026-01-15T10:30:00+00:00', inSixMonths]);
      const { data: own } = await ask(world, { paymentMethod: { uuid: left.method }, ...noon });
      const again = ({ id }: Payment) => askAgain(world, id, left.method);
      await world.pass(5 * 60);
      expect([await stateOf(world, left), await stateOf(world, own)]).toEqual(['pending', 'pending']);
      expect((await again(own)).status).toBe(200);
      await world.pass(aDay);
      expect((await again(own)).refusals).toEqual(['400 e00600']);
      await world.api.post('/sandbox/clock', { to: '2026-07-15T23:50:00+01:00' });
      expect((await again(left)).data.stateDetails.state).toBe(waiting);
      await world.answerPhone(left.id, 'refuse');
      await world.pass(600);
      expect((await again(left)).refusals).toEqual(['400 e00600']);
    },
  ),
});

import type { SavedMethod } from '@balcao/contract/resources/customers/customerSchema.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { expect } from 'vitest';
import { basic, merchant } from '../../../sandbox/testing/api.ts';
import type { Proof } from '../check/proofs.ts';
import { recordedSteps } from '../check/recorded.ts';
import type { World } from '../check/world.ts';
import { onPhone } from './payment-states.ts';

export const waiting = 'pending_confirmation';

/** Checks that a fresh sandbox accepts the credentials on a page, and that all samples of the page send them. */
export const credentialsOf =
  (...examples: readonly string[]): Proof =>
  async ({ api }) => {
    const authorization = basic(merchant.code, merchant.privateKey);
    expect((await api.get('/api/payments', { authorization })).status).toBe(200);
    const sent = examples.flatMap(recordedSteps).filter(({ request }) => request.path.startsWith('/api/'));
    expect(sent.length).toBeGreaterThan(0);
    for (const { request } of sent)
      expect(request.headers).toMatchObject({
        Authorization: authorization,
        'PayPay-ClientId': merchant.clientId,
      });
  };

/** Phone numbers saved for a customer (default: the sandbox's own), newest first. */
export const savedPhones = async ({ api, seed }: World, customer: string = seed.customers.own) =>
  (await api.get<SavedMethod[]>(`/api/customers/${customer}/paymentMethods?code=MW`)).data;

/** Saves a phone number for the sandbox's own customer through an accepted payment, and returns its UUID. */
export async function savePhone(world: World, phoneNumber: string): Promise<string> {
  const { id } = await onPhone(world, {
    customer: { uuid: world.seed.customers.own },
    paymentMethod: { code: 'MW', details: { phoneNumber, createRegistration: true } },
  });
  await world.answerPhone(id, 'accept');
  return (await world.get(id)).paymentMethod?.uuid ?? '';
}

/** Pays with MB WAY, from the typed number to the webhook: the owner types a PIN, and the shop gets one message. */
export async function acceptedWithPin(world: World): Promise<void> {
  await world.subscribe('payment_confirmed');
  const { id, stateDetails } = await onPhone(world);
  expect([stateDetails.state, await world.messages()]).toEqual([waiting, []]);
  expect((await world.answerPhone(id, 'accept', '0000')).refusals).toEqual(['409 c0202']);
  expect((await world.get(id)).stateDetails.state).toBe(waiting);
  await world.answerPhone(id, 'accept', '1234');
  const [message, ...more] = await world.messages();
  expect([message && world.isSigned(message), more]).toEqual([true, []]);
  expect(JSON.parse(message?.body ?? '').payments[0]).toMatchObject({
    id,
    stateDetails: { state: 'confirmed' },
  });
  expect((await world.deliveries())[0]?.state).toBe('delivered');
}

export const byPhone = { code: 'MW', details: { phoneNumber: '351#912345678' } };
const customer = { uuid: seed.customers.own };

export const starts = {
  page: async (world: World) => (await world.open()).payment(),
  reference: async ({ api }: World) => (await api.post<Payment>('/api/payments/references', { amount: 1000 })).data,
  phone: async (world: World) => (await world.create({ paymentMethod: byPhone })).data,
  savedPhone: async (world: World) =>
    (await world.create({ customer, paymentMethod: { uuid: seed.savedMethods.phone } })).data,
  savedCard: (world: World) => world.charge(),
  terminal: async ({ api }: World) =>
    (await api.post<Payment>(`/api/terminals/${seed.terminals[0].uuid}/payments`, { amount: 1000 })).data,
} as const;

export async function methodsFor(world: World, amount: number, clientId?: string): Promise<string[]> {
  const api = clientId ? world.onBehalfOf(clientId) : world.api;
  const { data } = await api.get<{ code: string }[]>(`/api/availableMethods?amount=${amount}`);
  return data.map(({ code }) => code);
}

/** Seconds for which a payment is valid. */
export const validSeconds = ({ validDate }: Payment): number =>
  (Date.parse(validDate.end ?? '') - Date.parse(validDate.start ?? '')) / 1000;

/** End of validity of a payment that is valid for six calendar months from the morning of the tests. */
export const inSixMonths = '2026-07-15T23:59:59+01:00';

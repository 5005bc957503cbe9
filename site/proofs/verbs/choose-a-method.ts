import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import type { World } from '../check/world.ts';

export const byPhone = { code: 'MW', details: { phoneNumber: '351#912345678' } };
const customer = { uuid: seed.customers.own };

/** One order asked for by each method; gives the payment as the response has it. */
export const starts = {
  page: async (world: World) => (await world.open()).payment(),
  reference: async ({ api }: World) =>
    (await api.post<Payment>('/api/payments/references', { amount: 1000 })).data,
  phone: async (world: World) => (await world.create({ paymentMethod: byPhone })).data,
  savedPhone: async (world: World) =>
    (await world.create({ customer, paymentMethod: { uuid: seed.savedMethods.phone } })).data,
  savedCard: (world: World) => world.charge(),
  terminal: async ({ api }: World) =>
    (await api.post<Payment>(`/api/terminals/${seed.terminals[0].uuid}/payments`, { amount: 1000 })).data,
} as const;

/** Codes of the methods that take an amount. */
export async function methodsFor(world: World, amount: number, clientId?: string): Promise<string[]> {
  const api = clientId ? world.onBehalfOf(clientId) : world.api;
  const { data } = await api.get<{ code: string }[]>(`/api/availableMethods?amount=${amount}`);
  return data.map(({ code }) => code);
}

/** Seconds between the two ends of a payment's validity. */
export const validSeconds = ({ validDate }: Payment): number =>
  (Date.parse(validDate.end ?? '') - Date.parse(validDate.start ?? '')) / 1000;

/** The end of a payment's validity six calendar months after the morning of the tests. */
export const inSixMonths = '2026-07-15T23:59:59+01:00';

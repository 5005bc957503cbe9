import type { Customer, CustomerEntity, SavedMethod } from '@balcao/contract/resources/customers/customerSchema.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { expect } from 'vitest';
import type { Api, ApiResponse } from '../../../sandbox/testing/api.ts';
import { recordedSteps, sendRecorded } from '../check/recorded.ts';
import type { World } from '../check/world.ts';

export const { own, shared, theirs } = seed.customers;
export const nobody = '00000000-0000-0000-0000-000000000000';
export const branchNif: string = seed.entities.approved.clientId;
export const otherNif: string = seed.otherEntity.clientId;

export const at = (uuid: string, tail = '') => `/api/customers/${uuid}${tail}`;

export const read = async (api: Api, uuid: string = own) => (await api.get<Customer>(at(uuid))).data;
export const methodsOf = async (api: Api, uuid: string = own) =>
  (await api.get<SavedMethod[]>(at(uuid, '/paymentMethods'))).data;
export const entitiesOf = async (api: Api, uuid: string = own) =>
  (await api.get<CustomerEntity[]>(at(uuid, '/entities'))).data;

/** Client for the merchant's branch, with the same credentials. */
export const branchOf = (world: World) => world.onBehalfOf(branchNif);
export const share = ({ api }: World, clientId = branchNif, uuid: string = own) =>
  api.post<CustomerEntity>(at(uuid, '/entities'), { clientId });
export const unshare = ({ api }: World, clientId = branchNif, uuid: string = own) =>
  api.delete(at(uuid, `/entities/${clientId}`));

export const chargeAs = (api: Api, more: object = {}) =>
  api.post<Payment>('/api/payments', {
    amount: 1500,
    customer: { uuid: own },
    paymentMethod: { uuid: seed.savedMethods.card },
    ...more,
  });

/** Starts a series of payments on the seeded customer's saved card, and returns a function that repeats the payment. */
export async function seriesAs(api: Api, more: object = {}) {
  const recurring = { type: 'INITIAL', amountQualifier: 'DFLT' };
  const { id } = (await chargeAs(api, { recurring, ...more })).data;
  return () => api.post<Payment>(`/api/payments/${id}/recurrings`, { amount: 1500 });
}

/** Sends the steps of an example in order, and returns the responses by name of the step. */
export async function played(world: World, example: string, last?: string) {
  const responses: Record<string, ApiResponse<Record<string, unknown>>> = {};
  for (const { name, response } of recordedSteps(example)) {
    responses[name] = await sendRecorded(world, example, name);
    expect([name, responses[name]?.status]).toEqual([name, response.status]);
    if (name === last) break;
  }
  return responses;
}

type Attempt = (api: Api, uuid: string, method: string) => Promise<ApiResponse>;

/** Operations on a customer, by the names that the guides use. */
export const attempts = {
  get: (api, uuid) => api.get(at(uuid)),
  getPaymentMethods: (api, uuid) => api.get(at(uuid, '/paymentMethods')),
  update: (api, uuid) => api.put(at(uuid), { firstName: 'Eva' }),
  getEntities: (api, uuid) => api.get(at(uuid, '/entities')),
  postEntities: (api, uuid) => api.post(at(uuid, '/entities'), { clientId: branchNif }),
  deleteEntities: (api, uuid) => api.delete(at(uuid, `/entities/${otherNif}`)),
  deletePaymentMethods: (api, uuid, method) => api.delete(at(uuid, `/paymentMethods/${method}`)),
  delete: (api, uuid) => api.delete(at(uuid)),
} satisfies Record<string, Attempt>;
export type AttemptName = keyof typeof attempts;

const { card, sharedCard, theirCard } = seed.savedMethods;
const cardOf: Readonly<Record<string, string>> = { [own]: card, [shared]: sharedCard, [theirs]: theirCard };

/** Status of an attempt, with the error code if it was refused. */
export async function outcome(api: Api, name: AttemptName, uuid: string): Promise<string> {
  const { status, refusals } = await attempts[name](api, uuid, cardOf[uuid] ?? card);
  return refusals[0] ?? `${status}`;
}

/** Checks that only the creator may perform an operation: associated entities and strangers change nothing. */
export async function isCreatorsOnly({ api, other }: World, name: AttemptName) {
  const seen = async () => [
    await read(other, shared),
    await entitiesOf(other, shared),
    await methodsOf(other, shared),
    await read(other, theirs),
  ];
  const before = await seen();
  for (const uuid of [shared, theirs]) expect(await outcome(api, name, uuid)).not.toBe('200');
  expect(await seen()).toEqual(before);
  expect([name, await outcome(api, name, own)]).toEqual([name, '200']);
}

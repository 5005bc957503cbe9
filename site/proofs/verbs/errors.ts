import type { ProvokingRequest } from '@balcao/contract/provocations/provocation.ts';
import { provocations } from '@balcao/contract/provocations/provocations.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import type { ApiResponse } from '../../../sandbox/testing/api.ts';
import { sendSketched } from '../../../sandbox/testing/provoke.ts';
import type { World } from '../check/world.ts';

/** Value at a JSON Pointer (RFC 6901); undefined if there is none. */
export const valueAt = (body: unknown, pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], body);

/** Refused call, its response, and the response to a repetition. */
interface Refused {
  code: string;
  call: ProvokingRequest;
  answer: ApiResponse;
  again(): Promise<ApiResponse>;
}

/** Provokes every code that a call can return, each in a fresh sandbox. */
export async function* refusedCalls(world: World): AsyncGenerator<Refused> {
  for (const [code, provocation] of Object.entries(provocations)) {
    if (provocation.by !== 'call') continue;
    await world.api.post('/sandbox/reset');
    for (const first of provocation.before ?? []) await sendSketched(world, first);
    const { call } = provocation;
    const send = () => sendSketched(world, call);
    yield { code, call, answer: await send(), again: send };
  }
}

export const reference = '/api/payments/references';

export const count = async ({ api }: World, query = ''): Promise<number> =>
  (await api.get<Payment[]>(`/api/payments?limit=1&${query}`)).body.meta?.totalCount ?? 0;

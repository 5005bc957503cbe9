import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import type { World } from '../check/world.ts';

/** Ids of the payments that a query of GET /payments finds. */
export async function idsOf({ api }: World, query: string): Promise<string[]> {
  const { data } = await api.get<Payment[]>(`/api/payments?${query}`);
  return data.map(({ id }) => id);
}

/** How many payments a query finds. */
export const countOf = async ({ api }: World, query = ''): Promise<number> =>
  (await api.get(`/api/payments?${query}`)).body.meta?.totalCount ?? -1;

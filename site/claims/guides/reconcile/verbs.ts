import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import type { World } from '../../../proofs/check/world.ts';
import { provedBy } from '../../claims.ts';

/** Tests of the program of the page. */
export const program = (test: string) => provedBy('examples/receivers/reconcile.test.ts', test);

/** Ids of the payments that a query of GET /payments finds. */
export async function idsOf({ api }: World, query: string): Promise<string[]> {
  const { data } = await api.get<Payment[]>(`/api/payments?${query}`);
  return data.map(({ id }) => id);
}

/** How many payments a query finds. */
export const countOf = async ({ api }: World, query = ''): Promise<number> =>
  (await api.get(`/api/payments?${query}`)).body.meta?.totalCount ?? -1;

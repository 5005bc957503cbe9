import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import type { World } from '../../../proofs/check/world.ts';

export const references = '/api/payments/references';

/** A reference of 10.00 of the usual type. */
export const normalReference = async ({ api }: World, body: object = {}) =>
  (await api.post<Payment>(references, { amount: 1000, ...body })).data;

import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import type { World } from '../../world.ts';

export const references = '/api/payments/references';

/** When a reference of this morning ends. */
export const sixMonths = '2026-07-15T23:59:59+01:00';

/** A reference of 10.00 of the usual type. */
export const normalReference = async ({ api }: World, body: object = {}) =>
  (await api.post<Payment>(references, { amount: 1000, ...body })).data;

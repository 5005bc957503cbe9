import { seed } from '@balcao/contract/scenarios/seed.ts';
import type { Sequence } from '../domain/ports.ts';

/** What each counter of a fresh tenant gives out first: the seed holds what comes before. */
export const firstFree: Readonly<Record<Sequence, number>> = {
  payment: seed.firstFreePaymentId,
  webhook: seed.firstFreeWebhookId,
  delivery: 1,
  customer: 101,
  savedMethod: 101,
  range: 4,
  checkout: 1,
  fault: 1,
};

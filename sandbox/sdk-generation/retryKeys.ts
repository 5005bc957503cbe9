import type { operations } from '@balcao/contract/operations.ts';

/**
 * Fields that make it safe to repeat a creation, because the API refuses the second one or returns the first. A client
 * retries only reads, and these creations if the body has the field (`site/proofs/retry.ts` shows each). Refunds,
 * captures and changes are left to the program, which has to check first.
 */
export const retryKeys: Readonly<Partial<Record<string, string>>> = {
  createPayment: 'customUniqueId',
  createReference: 'customUniqueId',
  createProcessedPayment: 'code',
  createCustomer: 'customerId',
  createEntity: 'clientId',
} satisfies Partial<Record<keyof typeof operations, string>>;

/** Statuses after which a client retries; 0 stands for a missing response. */
export const retryStatuses = [0, 429, 500, 502, 503, 504];

/** Maximum of the growing pause. If `Retry-After` is longer, the client throws instead. */
export const longestPauseSeconds = 60;

import type { operations } from '@balcao/contract/operations.ts';

/**
 * Fields that make a repeated creation safe: the API refuses the second one, or returns the first. A client retries
 * only reads, and these if the body has the field (`site/proofs/retry.ts` shows each). A refund, a capture or a change
 * is left to the program, which has to check first.
 */
export const retryKeys: Readonly<Partial<Record<string, string>>> = {
  createPayment: 'customUniqueId',
  createReference: 'customUniqueId',
  createProcessedPayment: 'code',
  createCustomer: 'customerId',
  createEntity: 'clientId',
} satisfies Partial<Record<keyof typeof operations, string>>;

/** Statuses worth a retry; 0 is a missing response. */
export const retryStatuses = [0, 429, 500, 502, 503, 504];

/** Maximum of the growing pause; a longer `Retry-After` is thrown instead. */
export const longestPauseSeconds = 60;

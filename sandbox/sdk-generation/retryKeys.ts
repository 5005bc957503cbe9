import type { operations } from '@balcao/contract/operations.ts';

/**
 * Fields that make a repeated creation safe: the API refuses the second one, or returns the first. A client repeats by
 * itself what only reads, and these when the body has the field (`site/proofs/retry.ts` shows each). A
 * refund, a capture or a change is left to the program, which has to look first.
 */
export const retryKeys: Readonly<Partial<Record<string, string>>> = {
  createPayment: 'customUniqueId',
  createReference: 'customUniqueId',
  createProcessedPayment: 'code',
  createCustomer: 'customerId',
  createEntity: 'clientId',
} satisfies Partial<Record<keyof typeof operations, string>>;

/** Statuses after which the same request can succeed; 0 is no response. */
export const retryStatuses = [0, 429, 500, 502, 503, 504];

/** The longest growing pause; a longer `Retry-After` is thrown, and not waited for. */
export const longestPauseSeconds = 60;

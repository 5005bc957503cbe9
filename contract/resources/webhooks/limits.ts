/** Gaps between delivery attempts (spec 2 §9, DECISIONS 22): nine attempts, then failed. */
export const retryGapsMinutes = [1, 2, 3, 5, 8, 13, 21, 24] as const;

/** Responses that count as received (FACTS 5, DECISIONS 22). */
export const acceptedStatuses = {
  webhook: [200, 201, 202, 204],
  callback: [200],
} as const;

/** How long a receiver may take to respond (FACTS 5). */
export const deliveryTimeoutSeconds = 30;

/** A subscription is disabled after this many failed deliveries in a row (DECISIONS 22). */
export const disableAfterFailures = 20;

/** A signature older than this should be refused by the receiver (FACTS 5). */
export const signatureToleranceSeconds = 1800;

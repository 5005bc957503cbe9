/** Gaps between delivery attempts: nine attempts, then failed (docs/decisions/retry-schedule.md). */
export const retryGapsMinutes = [1, 2, 3, 5, 8, 13, 21, 24] as const;

/** How long a receiver may take to respond (docs/decisions/webhook-messages.md). */
export const deliveryTimeoutSeconds = 30;

/** A subscription is disabled after this many failed deliveries in a row (docs/decisions/retry-schedule.md). */
export const disableAfterFailures = 20;

/** A signature older than this should be refused by the receiver (docs/decisions/signatures.md). */
export const signatureToleranceSeconds = 1800;

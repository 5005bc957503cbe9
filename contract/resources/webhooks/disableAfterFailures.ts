/** A subscription is disabled after this many failed deliveries in a row (docs/decisions/retry-schedule.md). */
export const disableAfterFailures = 20;

/**
 * Why a subscription no longer receives: too many failures in a row (docs/decisions/retry-schedule.md), or somebody
 * said so.
 */
export const disabledReasons = ['failures', 'by_hand'] as const;
export type DisabledReason = (typeof disabledReasons)[number];

import type { MethodCode } from './enums.ts';

/** Amounts each method takes, in cents; the provider sets them per entity, the sandbox keeps these. */
export const methodLimits = {
  CC: { minCents: 50, maxCents: 1_000_000 },
  MB: { minCents: 100, maxCents: 9_999_999 },
  MW: { minCents: 50, maxCents: 500_000 },
} as const satisfies Record<MethodCode, { minCents: number; maxCents: number }>;

/** Lifetime of the push on the phone (specified: 5 to 10 minutes; docs/decisions/payment-states.md). */
export const pushMinutes = 5;

/** A MB WAY payment by phone can be tried again for this long (docs/decisions/default-validity.md). */
export const mbWayValidityMinutes = 30;

/** Validity of everything else, in calendar months, to 23:59:59 in Lisbon (docs/decisions/default-validity.md). */
export const defaultValidityMonths = 6;

/** Fee of a confirmed payment: net as a share of the amount, VAT on the net (docs/decisions/fees-and-transfers.md). */
export const fees = {
  netRate: 0.012,
  netFixedCents: 5,
  taxRate: 0.23,
} as const;

/** Ask for the state of a checkout after this long when the payer does not come back. */
export const statusCheckMinutes = 30;

/** A Multibanco payment can take up to this many business hours to be processed. */
export const multibancoBusinessHours = 12;

/** Lifetime of the push on the phone (specified: 5 to 10 minutes; docs/decisions/payment-states.md). */
export const pushMinutes = 5;

/** A MB WAY payment by phone can be tried again for this long (docs/decisions/default-validity.md). */
export const mbWayValidityMinutes = 30;

/** Validity of everything else, in calendar months, to 23:59:59 in Lisbon (docs/decisions/default-validity.md). */
export const defaultValidityMonths = 6;

/** Ask for the state of a checkout after this long when the payer does not come back. */
export const statusCheckMinutes = 30;

/** A Multibanco payment can take up to this many business hours to be processed. */
export const multibancoBusinessHours = 12;

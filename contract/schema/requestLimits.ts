/**
 * Largest body the API reads; a larger one is 413 e00219 (docs/decisions/error-codes.md). No body of this size holds the
 * process for longer than a tenth of a second, however it is made.
 */
export const bodyLimitBytes = 100_000;

/**
 * Longest texts of a request, in characters. No source gives the provider's own figures, so these are the sandbox's:
 * `line` for names, codes and whatever is searched by, `note` for free text, `list` for values with commas between.
 */
export const textCharacters = { line: 255, note: 1000, url: 2000, dateTime: 40, list: 16_000 } as const;

/** Most items of each list of a request; the sandbox's own figures. `details` counts the characters of free JSON. */
export const mostItems = { methods: 20, redirects: 10, additionalData: 20, details: 1000 } as const;

/**
 * Largest amount a request may carry, in cents: the largest `int` of the SOAP service
 * (docs/decisions/soap-compatibility.md).
 */
export const largestAmountCents = 2_147_483_647;

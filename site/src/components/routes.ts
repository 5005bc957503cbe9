/** Where the guides start: the introduction once it is written, until then the first page that is. */
export const firstGuide = '/docs/guides/payments/payment-multibanco';

/** Where the guides start (docs/decisions/site-routes.md). */
export const firstGuide = '/docs/guides/intro';

/** From nothing to the first paid order. */
export const quickstart = '/docs/guides/quickstart';

/** Where the first payment is made, step by step. */
export const firstPayment = '/docs/guides/payments/payment-multibanco';

/** Where the shop plugins start. */
export const firstIntegration = '/docs/integrations/intro';

export const firstGuide = '/docs/guides/intro';

export const quickstart = '/docs/guides/quickstart';

export const firstPayment = '/docs/guides/payments/payment-multibanco';

export const firstIntegration = '/docs/integrations/intro';

const payments = '/docs/soap/payments';

export const pageOfMethod: Readonly<Record<string, string>> = {
  checkIntegrationState: '/docs/soap/check-integration-state',
  createPaymentReference: `${payments}/create-payment-reference`,
  validatePaymentReference: `${payments}/create-payment-reference`,
  doWebPayment: `${payments}/do-web-payment`,
  checkWebPayment: `${payments}/check-web-payment`,
  cancelPayment: `${payments}/cancel-payment`,
  checkEntityPayments: `${payments}/query-payments`,
  getEntityPayments: `${payments}/query-payments`,
  saveEntityPayments: `${payments}/save-entity-payments`,
  subscribeToWebhook: '/docs/soap/webhooks/subscribe',
};

import { pages, type WrittenItem } from './tree.ts';

/** Pages about the legacy SOAP service, which are reached only by links. */
export const soap: readonly WrittenItem[] = [
  ...pages('soap', ['index', 'authentication', 'check-integration-state']),
  {
    key: 'soap-payments',
    slug: 'pagamentos-1',
    items: pages('soap/payments', [
      'index',
      'create-payment-reference',
      'do-web-payment',
      'check-web-payment',
      'save-entity-payments',
      'query-payments',
      'cancel-payment',
    ]),
  },
  {
    key: 'soap-webhooks',
    slug: 'webhooks-1',
    items: pages('soap/webhooks', ['index', 'subscribe', 'post-parameters', 'authentication']),
  },
  ...pages('soap', ['java-dotnet-python', 'resources', 'changelog']),
];

const payments = '/docs/soap/payments';

/** Page of each method of the service. */
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

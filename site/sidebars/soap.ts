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

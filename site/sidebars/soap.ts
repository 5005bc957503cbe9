import { category, pages } from './category.ts';

/** The legacy SOAP service, reached by links only. */
export const soap = [
  ...pages('soap', ['index', 'authentication', 'check-integration-state']),
  category({
    key: 'soap-payments',
    label: 'Pagamentos',
    slug: 'pagamentos-1',
    description: 'Criar, consultar e cancelar pagamentos com a API SOAP.',
    items: pages('soap/payments', [
      'index',
      'create-payment-reference',
      'do-web-payment',
      'check-web-payment',
      'save-entity-payments',
      'query-payments',
      'cancel-payment',
    ]),
  }),
  category({
    key: 'soap-webhooks',
    label: 'Webhooks',
    slug: 'webhooks-1',
    description: 'Receber avisos da API SOAP.',
    items: pages('soap/webhooks', ['index', 'subscribe', 'post-parameters', 'authentication']),
  }),
  ...pages('soap', ['resources', 'changelog']),
];

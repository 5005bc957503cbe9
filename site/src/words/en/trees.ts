import type { groups as source, captions as sourceCaptions } from '../pt/trees.ts';

export const groups: typeof source = {
  entities: {
    label: 'Entities',
    description: 'Create merchants, associate them with your software and track their approval.',
  },
  checkouts: {
    label: 'Checkouts',
    description: 'A hosted payment page: by link, inside your site or inside your app.',
  },
  payments: {
    label: 'Payments',
    description:
      'Charge with Multibanco references, MB WAY and saved methods; authorise, capture and refund any payment.',
  },
  terminals: {
    label: 'Terminals',
    description: 'Charge and refund on a payment terminal, standalone or controlled by the API.',
  },
  cloud: { label: 'Cloud', description: 'Terminals that the API tells what to charge.' },
  customers: {
    label: 'Customers',
    description: 'Manage customers, their payment methods and the entities that share them.',
  },
  webhooks: {
    label: 'Webhooks',
    description: 'Get notified of each payment, and verify who is notifying you.',
  },
  prestashop: { label: 'PrestaShop', description: 'Take payments in a PrestaShop shop.' },
  'prestashop-old': {
    label: 'Previous PrestaShop versions',
    description: 'For shops that have not upgraded yet.',
  },
  'prestashop-17': { label: 'PrestaShop 1.7', description: 'Take payments in a PrestaShop 1.7 shop.' },
  woocommerce: { label: 'WooCommerce', description: 'Take payments in a WooCommerce shop.' },
  'soap-payments': { label: 'Payments', description: 'Create, read and cancel payments with the SOAP API.' },
  'soap-webhooks': { label: 'Webhooks', description: 'Receive notifications from the SOAP API.' },
};

export const captions: typeof sourceCaptions = {
  start: 'Start',
  take: 'Take payments',
  notified: 'Get notified',
  live: 'Go live',
  test: 'Test',
  look: 'Look up',
  operate: 'Operate the sandbox',
};

import { pages, type WrittenItem } from './tree.ts';

/** The guides: how to do each thing with the REST API. */
export const guides: readonly WrittenItem[] = [
  ...pages('guides', [
    'intro',
    'quickstart',
    'choose-a-method',
    'sandbox',
    'differences',
    'sdks',
    'authentication',
  ]),
  {
    key: 'entities',
    slug: 'entidades',
    items: pages('guides/entities', [
      'create-entity-and-associate-to-software',
      'entity-informations',
      'autocomple-registration-form',
    ]),
  },
  {
    key: 'checkouts',
    slug: 'checkouts',
    items: pages('guides/checkouts', [
      'index',
      'multiPayment',
      'mobile',
      'embed',
      'cc',
      'mb',
      'mw',
      'tokenization',
    ]),
  },
  {
    key: 'payments',
    slug: 'pagamentos',
    items: [
      ...pages('guides/payments', [
        'payment-multibanco',
        'payment-mbway',
        'payment-mbway-registration',
        'payment-method-mbway',
        'payment-method-token',
        'payment-adjust-amount',
      ]),
      ...pages('guides', ['capture', 'refund']),
    ],
  },
  {
    key: 'terminals',
    slug: 'terminais',
    items: [
      ...pages('guides/terminals', ['index', 'list-terminals', 'get-terminal', 'standalone']),
      {
        key: 'cloud',
        slug: 'cloud',
        items: pages('guides/terminals/cloud', ['index', 'send-payment', 'send-refund']),
      },
      ...pages('guides/terminals', ['webhooks', 'faq']),
    ],
  },
  {
    key: 'customers',
    slug: 'clientes',
    items: pages('guides/customers', [
      'index',
      'create',
      'list',
      'get',
      'update',
      'postEntities',
      'getEntities',
      'deleteEntities',
      'getPaymentMethods',
      'deletePaymentMethods',
      'delete',
    ]),
  },
  {
    key: 'webhooks',
    slug: 'webhooks',
    items: [
      ...pages('guides/webhooks', [
        'index',
        'event-types',
        'request-auth',
        'payload-example',
        'response-status',
      ]),
      ...pages('guides', ['debug-webhooks']),
    ],
  },
  ...pages('guides', [
    'payment-states',
    'errors',
    'retry',
    'reconcile',
    'testing',
    'automated-tests',
    'automated-tests-php',
    'agents',
    'running-sandbox',
    'go-live',
    'not-available',
    'soap-to-rest',
    'glossary',
    'changelog',
  ]),
];

import { pages, type WrittenItem } from './tree.ts';

/** Guides: one for each task with the REST API. */
export const guides: readonly WrittenItem[] = [
  {
    caption: 'start',
    items: [...pages('guides', ['intro', 'quickstart', 'choose-a-method', 'authentication', 'sdks'])],
  },
  {
    caption: 'take',
    items: [
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
        key: 'entities',
        slug: 'entidades',
        items: pages('guides/entities', [
          'create-entity-and-associate-to-software',
          'entity-informations',
          'autocomple-registration-form',
        ]),
      },
    ],
  },
  {
    caption: 'notified',
    items: [
      {
        key: 'webhooks',
        slug: 'webhooks',
        items: [
          ...pages('guides/webhooks', [
            'index',
            'event-types',
            'request-auth',
            'frameworks',
            'payload-example',
            'response-status',
          ]),
          ...pages('guides', ['debug-webhooks']),
        ],
      },
      ...pages('guides', ['payment-states', 'reconcile']),
    ],
  },
  { caption: 'live', items: [...pages('guides', ['errors', 'retry', 'go-live'])] },
  {
    caption: 'test',
    items: [...pages('guides', ['sandbox', 'testing', 'automated-tests', 'automated-tests-php', 'agents'])],
  },
  {
    caption: 'look',
    items: [...pages('guides', ['differences', 'not-available', 'soap-to-rest', 'glossary', 'changelog'])],
  },
  { caption: 'operate', items: [...pages('guides', ['running-sandbox'])] },
];

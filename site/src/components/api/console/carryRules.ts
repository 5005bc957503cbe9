import type { CarryRule } from '@balcao/reference/console/carry/carriedValues.ts';

/** Response values that other calls need: the field of a response, and the parameters and body fields that take it. */
export const carryRules: readonly CarryRule[] = [
  {
    kind: 'paymentToRefund',
    gives: [
      ['Payment', 'id'],
      ['Checkout', 'paymentId'],
    ],
    when: ({ type }) => type !== 'refund',
    parameters: [
      ['/payments/{id}/refunds', 'id'],
      ['/terminals/{uuid}/refunds/{paymentId}', 'paymentId'],
    ],
  },
  {
    kind: 'authorization',
    gives: [['Payment', 'id']],
    when: ({ type }) => type === 'authorization',
    parameters: [['/payments/{id}/captures', 'id']],
  },
  {
    kind: 'payment',
    gives: [
      ['Payment', 'id'],
      ['Checkout', 'paymentId'],
      ['Token', 'paymentId'],
      ['TokenDetails', 'paymentId'],
    ],
    parameters: [
      ['/payments/{id}', 'id'],
      ['/payments', 'initialPaymentId'],
    ],
  },
  { kind: 'checkout', gives: [['Checkout', 'id']], parameters: [['/checkouts/{id}', 'id']] },
  {
    kind: 'token',
    gives: [
      ['Token', 'token'],
      ['TokenDetails', 'token'],
    ],
    parameters: [['/token/{token}', 'token']],
  },
  {
    kind: 'customer',
    gives: [
      ['Customer', 'uuid'],
      ['PaymentCustomer', 'uuid'],
    ],
    parameters: [
      ['/customers/{uuid}', 'uuid'],
      ['/payments', 'customer[uuid]'],
    ],
    fields: [['PaymentCustomerRequest', 'uuid']],
  },
  {
    kind: 'savedMethod',
    gives: [
      ['SavedPaymentMethod', 'uuid'],
      ['PaymentMethod', 'uuid'],
    ],
    parameters: [['/customers/{uuid}/paymentMethods/{paymentMethod_uuid}', 'paymentMethod_uuid']],
    fields: [['PaymentMethodRequest', 'uuid']],
  },
  { kind: 'webhook', gives: [['Webhook', 'id']], parameters: [['/webhooks/{id}', 'id']] },
  { kind: 'terminal', gives: [['Terminal', 'uuid']], parameters: [['/terminals/{uuid}', 'uuid']] },
  {
    kind: 'entity',
    gives: [
      ['Entity', 'clientId'],
      ['CustomerEntity', 'clientId'],
    ],
    parameters: [
      ['/entities/{clientId}', 'clientId'],
      ['/customers/{uuid}/entities/{clientId}', 'clientId'],
    ],
    fields: [['CustomerEntityRequest', 'clientId']],
  },
  { kind: 'bankAccount', gives: [['BankAccount', 'code']], fields: [['BankAccountChoice', 'code']] },
  {
    kind: 'customUniqueId',
    gives: [['Payment', 'customUniqueId']],
    parameters: [['/payments', 'customUniqueId']],
  },
];

export const openableFields: readonly (readonly [model: string, field: string])[] = [
  ['Checkout', 'checkoutUrl'],
  ['Token', 'checkoutUrl'],
  ['TokenDetails', 'checkoutUrl'],
  ['Sdk', 'link'],
];

import type { SpecEnum } from './enums.ts';
import type { SpecEntity } from './fields.ts';

/** What the contract has beyond the specification, each with the reason it is there. */

type Reasons = Readonly<Record<string, string>>;

export const extraFields: Partial<Record<SpecEntity, Reasons>> = {
  payment: {
    updatedAt: 'FACTS 2.3: in every sample, and the filter updatedAt needs it',
    initialPaymentId:
      'FACTS 2.3: ties refund, capture and repetition to their payment, and a filter names it',
    cancellation: 'FACTS 2.2 row 24: tells when and why it was cancelled',
  },
  paymentMethod: {
    resultDetails: 'DECISIONS 16: one object for PaymentMethod and PaymentMethodResponse',
    'details.registration': 'DECISIONS 16: of PaymentMethodResponse',
    'details.countryCode': 'DECISIONS 16: the older form of the masked phone',
    'details.last3Digits': 'DECISIONS 16: the older form of the masked phone',
  },
  paymentMethodResponse: {
    uuid: 'DECISIONS 16: one object with PaymentMethod',
    result: 'DECISIONS 16: one object with PaymentMethod',
    'details.createRegistration': 'DECISIONS 16: one object with PaymentMethod',
    'details.allowRegistration': 'DECISIONS 16: one object with PaymentMethod',
    'details.brand': 'DECISIONS 16: one object with PaymentMethod',
    'details.last4Digits': 'DECISIONS 16: one object with PaymentMethod',
    'details.holder': 'DECISIONS 16: one object with PaymentMethod',
    'details.expiryMonth': 'DECISIONS 16: one object with PaymentMethod',
    'details.expiryYear': 'DECISIONS 16: one object with PaymentMethod',
    'details.countryCode': 'DECISIONS 16: the older form of the masked phone',
    'details.last3Digits': 'DECISIONS 16: the older form of the masked phone',
  },
};

/** Fields the specification has and the contract keeps elsewhere or not at all. */
export const missingFields: Partial<Record<SpecEntity, Reasons>> = {
  paymentCustomer: { updatedAt: 'FACTS 2.3: not in the customer of a payment' },
};

export const extraEnums: Partial<Record<SpecEnum, Reasons>> = {
  activitySections: { '-': 'the specification says "or other"; FACTS 2.3 shows how it travels' },
};

/** Conflicts besides those the specification names, by operation. */
export const extraConflicts: Reasons = {
  'POST /entities': 'DECISIONS 10: the tax number is registered already',
  'PUT /customers/{uuid}': 'DECISIONS 10: the new customerId may be that of another customer',
  'POST /payments/references':
    'FACTS 2.3: a reference carries customUniqueId too, and may take a number already there',
  'POST /checkouts': 'a checkout creates a payment, whose customUniqueId may repeat',
};

/** Query parameters besides the specification's. */
export const extraQuery: Reasons = {
  'GET /token/{token} page_layout': 'FACTS 2.2 row 44',
  'GET /customers/{uuid}/paymentMethods type': 'FACTS 2.2 row 14: the older name of code',
};

import type { SpecEnum } from './enums.ts';
import type { SpecEntity } from './fields.ts';

/** What the contract has beyond the specification, each with the reason it is there. */

type Reasons = Readonly<Record<string, string>>;

export const extraFields: Partial<Record<SpecEntity, Reasons>> = {
  payment: {
    updatedAt: 'published: in every sample, and the filter updatedAt needs it',
    initialPaymentId:
      'published: ties refund, capture and repetition to their payment, and a filter names it',
    cancellation: 'published: tells when and why it was cancelled',
    'cancellation.authorisationKept':
      'chosen: a late payment whose amount the card still holds has no other mark',
  },
  paymentMethod: {
    resultDetails: 'chosen: one object for PaymentMethod and PaymentMethodResponse',
    'details.registration': 'chosen: of PaymentMethodResponse',
    'details.countryCode': 'published: the older form of the masked phone',
    'details.last3Digits': 'published: the older form of the masked phone',
  },
  paymentMethodResponse: {
    uuid: 'chosen: one object with PaymentMethod',
    result: 'chosen: one object with PaymentMethod',
    'details.createRegistration': 'chosen: one object with PaymentMethod',
    'details.allowRegistration': 'chosen: one object with PaymentMethod',
    'details.brand': 'chosen: one object with PaymentMethod',
    'details.last4Digits': 'chosen: one object with PaymentMethod',
    'details.holder': 'chosen: one object with PaymentMethod',
    'details.expiryMonth': 'chosen: one object with PaymentMethod',
    'details.expiryYear': 'chosen: one object with PaymentMethod',
    'details.countryCode': 'published: the older form of the masked phone',
    'details.last3Digits': 'published: the older form of the masked phone',
  },
};

/** Fields the specification has and the contract keeps elsewhere or not at all. */
export const missingFields: Partial<Record<SpecEntity, Reasons>> = {
  paymentCustomer: { updatedAt: 'published: not in the customer of a payment' },
};

export const extraEnums: Partial<Record<SpecEnum, Reasons>> = {
  activitySections: {
    '-': 'the specification says "or other"; published material shows the value on the wire',
  },
};

/** Conflicts besides those the specification names, by operation. */
export const extraConflicts: Reasons = {
  'POST /entities': 'chosen: the tax number is registered already',
  'PUT /customers/{uuid}': 'chosen: the new customerId may be that of another customer',
  'POST /payments/references':
    'published: a reference carries customUniqueId too, and may take a number already there',
  'POST /checkouts': 'a checkout creates a payment, whose customUniqueId may repeat',
};

/** Query parameters besides the specification's. */
export const extraQuery: Reasons = {
  'GET /token/{token} page_layout': 'published: the two old layouts',
  'GET /customers/{uuid}/paymentMethods type': 'published: the older name of code',
  'GET /customers/{uuid}/paymentMethods page':
    'chosen: without it, limit would hide the methods after the first',
};

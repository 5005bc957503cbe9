import { type Operation, request } from '../../operations/operation.ts';
import { seed } from '../../scenarios/seed.ts';
import { confirmedReference } from '../payments/paymentExamples.ts';
import { payment } from '../payments/paymentSchema.ts';
import { checkoutBodies, readyCheckout } from './checkoutExamples.ts';
import { checkout, checkoutParams, checkoutRequest, checkoutView } from './checkoutSchema.ts';
import { operationWords as w } from './checkoutWords.ts';

const ofCheckouts = { tag: 'checkouts', auth: 'platform-and-entity' } as const;

export const checkoutOperations = {
  createCheckout: {
    ...request('POST', '/checkouts', ofCheckouts, w.createCheckout),
    body: checkoutRequest,
    examples: checkoutBodies,
    success: { status: 201, data: checkout, example: readyCheckout },
    errors: ['e00218', 'e00220', 'e00300', 'e00301', 'e00401', 'e00402', 'e00502', 'e05001'],
    // The specification lists no 409, but a checkout creates a payment, whose customUniqueId may be a duplicate.
    conflicts: ['e00600'],
    callback: '/payment/callbackUrl',
  },
  getCheckout: {
    ...request('GET', '/checkouts/{id}', ofCheckouts, w.getCheckout),
    params: checkoutParams(seed.checkouts.ready),
    query: checkoutView,
    success: { status: 200, data: checkout, example: readyCheckout },
    errors: ['e00501'],
  },
  getCheckoutPayment: {
    ...request('GET', '/checkouts/{id}/payment', ofCheckouts, w.getCheckoutPayment),
    params: checkoutParams(seed.checkouts.paid),
    success: { status: 200, data: payment, example: confirmedReference },
    errors: ['e00501'],
  },
} as const satisfies Record<string, Operation>;

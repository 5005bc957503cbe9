import * as z from 'zod';
import { type Operation, request } from '../../operations/operation.ts';
import { seed } from '../../scenarios/seed.ts';
import { field, objectModel } from '../../schema/field.ts';
import { amountCents, paymentId } from '../../schema/formats.ts';
import { captureRefundExamples, sameAmount } from './captureRefundExamples.ts';
import { captureRefundWords as w } from './captureRefundWords.ts';
import { payment } from './paymentSchema.ts';
import { paymentWords } from './paymentWords.ts';

/** Bodies of captures, refunds and recurring payments, each with only an amount. */
const recurringRequest = objectModel('RecurringRequest', w.recurringRequest, {
  amount: field(amountCents, w.recurringAmount, 1000),
});
const captureRequest = objectModel('CaptureRequest', w.captureRequest, {
  amount: field(amountCents, w.captureAmount, 800),
});
const refundRequest = objectModel('RefundRequest', w.refundRequest, {
  amount: field(amountCents, w.refundAmount, 500),
});
const amountRequest = objectModel('AmountRequest', w.amountRequest, {
  amount: field(amountCents, w.newAmount, 800),
});

const id = (example: string) => z.object({ id: field(paymentId, paymentWords.id, example) });

const ofPayments = { tag: 'payments', auth: 'platform-and-entity' } as const;

export const captureRefundOperations = {
  createRecurring: {
    ...request('POST', '/payments/{id}/recurrings', ofPayments, w.createRecurring),
    params: id(seed.payments.initialRecurring),
    body: recurringRequest,
    examples: sameAmount(1000),
    success: { status: 201, data: payment, example: captureRefundExamples.recurring },
    errors: ['e00300', 'e00301', 'e00402', 'e00502', 'e00600'],
  },
  createCapture: {
    ...request('POST', '/payments/{id}/captures', ofPayments, w.createCapture),
    params: id(seed.payments.authorisedCard),
    body: captureRequest,
    examples: sameAmount(800),
    success: { status: 201, data: payment, example: captureRefundExamples.capture },
    errors: ['e00301', 'e00402', 'e00502', 'e00600', 'e00601'],
  },
  createRefund: {
    ...request('POST', '/payments/{id}/refunds', ofPayments, w.createRefund),
    params: id(seed.payments.confirmedPhone),
    body: refundRequest,
    examples: sameAmount(500),
    success: { status: 201, data: payment, example: captureRefundExamples.refund },
    errors: ['e00301', 'e00502', 'e00600', 'e00601'],
  },
  changeAmount: {
    ...request('PATCH', '/payments/{id}/amount', ofPayments, w.changeAmount),
    params: id(seed.payments.authorisedCard),
    body: amountRequest,
    examples: sameAmount(800),
    success: { status: 200, data: payment, example: captureRefundExamples.amount },
    errors: ['e00301', 'e00402', 'e00502', 'e00600', 'e00601'],
  },
} as const satisfies Record<string, Operation>;

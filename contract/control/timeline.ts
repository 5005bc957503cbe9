import * as z from 'zod';
import { type Operation, request } from '../operations/operation.ts';
import { paymentStates } from '../resources/payments/paymentEnums.ts';
import { paymentActions } from '../resources/payments/paymentLifecycle.ts';
import { payment } from '../resources/payments/paymentSchema.ts';
import { deliveryStates } from '../resources/webhooks/deliveryLifecycle.ts';
import { field, objectModel } from '../schema/field.ts';
import { amountCents, dateTime, digits, naturalQuery, paymentId, phoneNumber } from '../schema/formats.ts';
import { controlWords } from './controlWords.ts';
import { timelineWords as w } from './timelineWords.ts';

/** Kinds of entries: steps of the payment's lifecycle, and delivery attempts. */
const momentKinds = ['step', 'attempt'] as const;

export const moment = objectModel('PaymentMoment', w.moment, {
  at: field(dateTime, w.at, '2026-01-15T10:05:00+00:00'),
  kind: field(z.enum(momentKinds), w.kind, 'step'),
  action: field(z.enum(paymentActions).nullable(), w.action, 'pay_reference'),
  state: field(z.enum(paymentStates).nullable(), w.state, 'confirmed'),
  code: field(z.string().nullable(), w.code, null),
  phoneNumber: field(phoneNumber.nullable(), w.phoneNumber, null),
  amount: field(amountCents.nullable(), w.amount, null),
  sequelId: field(digits.nullable(), w.sequelId, null),
  delivery: field(
    z
      .object({
        id: field(digits, controlWords.deliveryId, '1'),
        kind: field(z.enum(['webhook', 'callback']), controlWords.deliveryKind, 'webhook'),
        event: field(z.string(), controlWords.action, 'payment_confirmed'),
        url: field(z.string(), controlWords.url, 'https://loja.example/balcao/webhook'),
        state: field(z.enum(deliveryStates), controlWords.deliveryState, 'delivered'),
        attempt: field(z.int().positive(), w.attempt, 1),
        status: field(z.int().nullable(), controlWords.attemptStatus, 204),
        error: field(z.string().nullable(), controlWords.attemptError, null),
        location: field(z.string().nullable(), controlWords.attemptLocation, null),
      })
      .nullable(),
    w.delivery,
  ),
});
export type PaymentMoment = z.infer<typeof moment>;

const paymentTimeline = objectModel('PaymentTimeline', w.timeline, {
  payment: field(payment, w.payment),
  moments: field(z.array(moment), w.moments),
});
export type PaymentTimeline = z.infer<typeof paymentTimeline>;

export const timelineControls = {
  listPlatformPayments: {
    ...request('GET', '/payments', { tag: 'activity', auth: 'platform' }, w.listPlatformPayments),
    query: z.object({
      state: field(z.enum(paymentStates).optional(), w.stateFilter, 'pending'),
      limit: field(naturalQuery.default(100), controlWords.limit, 100),
    }),
    success: { status: 200, data: payment, list: true },
    errors: [],
  },
  getTimeline: {
    ...request('GET', '/payments/{id}/timeline', { tag: 'activity', auth: 'platform' }, w.getTimeline),
    params: z.object({ id: field(paymentId, controlWords.paymentId, '1002') }),
    success: { status: 200, data: paymentTimeline },
    errors: ['e00502'],
  },
} as const satisfies Record<string, Operation>;

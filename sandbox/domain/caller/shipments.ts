import type { Shipment } from '@balcao/contract/control/caller.ts';
import type { FailureMode } from '@balcao/contract/resources/webhooks/failureModes.ts';
import { type PaymentRecord, totalOf } from '../payments/payment.ts';
import { isAccepted } from '../webhooks/delivery.ts';
import { type CallerRule, parsed } from './facts.ts';

/** Failure modes whose messages a receiver must refuse. */
const forged: readonly (FailureMode | null | undefined)[] = ['wrong_signature', 'stale_timestamp', 'truncated'];

/** State of a payment at a given time; undefined before its first step. */
const stateAt = ({ history = [], state }: PaymentRecord, at: number) =>
  history.length === 0 ? state : history.findLast((step) => step.at <= at)?.state;

const isGivenBack = ({ refunds = [], amountCents }: PaymentRecord, at: number) =>
  totalOf(refunds.filter((refund) => refund.at <= at)) >= amountCents;

/** Finds shipments of unpaid orders, and those caused by a message that should have been refused. */
export const shippedUnpaid: CallerRule = ({ shipments, payments, deliveries }) => {
  if (shipments.length === 0) return undefined;
  return shipments.flatMap((call) => {
    const paymentId = Number(call.path.split('/')[3]);
    const payment = payments.get(paymentId);
    const { deliveryId } = (parsed(call.requestBody) ?? {}) as Shipment;
    const delivery = deliveries.find(({ id }) => String(id) === deliveryId);
    const mode = delivery?.attempts.find(
      (attempt) => isAccepted(delivery, attempt) && forged.includes(attempt.failureMode),
    )?.failureMode;
    const isBack = payment && isGivenBack(payment, call.at);
    const state = isBack ? 'refunded' : payment && stateAt(payment, call.at);
    const isPaid = state === 'confirmed' || (state === 'authorised' && payment?.terminal !== undefined);
    if (!payment || (isPaid && !mode)) return [];
    return [{ at: call.at, call, delivery, paymentId, detail: mode ?? state }];
  });
};

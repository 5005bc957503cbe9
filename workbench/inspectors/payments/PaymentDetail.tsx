import type { PaymentTimeline } from '@balcao/contract/control/timeline.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { formatMoment } from '@balcao/text/dates.ts';
import { formatAmount } from '@balcao/text/money.ts';
import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { useLiveData } from '../../core/live-events/useLiveData.ts';
import { groupReference } from '../../core/payment.ts';
import { refundableCents, refundedCents } from '../../core/paymentActions.ts';
import { CollapsibleCode } from '../../parts/exchange/CollapsibleCode.tsx';
import { jsonHtml, pretty } from '../../parts/exchange/json.ts';
import { PaymentActions } from '../../parts/PaymentActions.tsx';
import { PaymentHistory } from '../../parts/PaymentHistory.tsx';
import { Detail, NameValueList } from '../../parts/pane/Detail.tsx';
import { LoadedContent } from '../../parts/pane/LoadedContent.tsx';
import { PaneLink } from '../../parts/pane/PaneLink.tsx';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';
import { paymentLooks } from '../../parts/stateLooks.ts';
import { PaymentAhead } from '../../parts/UpcomingList.tsx';
import { methodsOf } from './PaymentList.tsx';

/** Explanation of a payment's state, after the amount refunded. */
export function PaymentNote({ payment }: { payment: Payment }) {
  const { words, facts, locale } = useWorkbench();
  const w = words.payments.refund;
  const { state } = payment.stateDetails;
  const meaning = facts.paymentStates.find(({ id }) => id === state)?.words;
  const refunded = refundedCents(payment);
  if (refunded === 0) return meaning;
  const isFull = refundableCents(payment) === 0;
  return (
    <>
      <strong>{(isFull ? w.full : w.part)(formatAmount(refunded, locale))}</strong>{' '}
      {isFull && state === 'cancelled' ? w.void : meaning}
    </>
  );
}

/** Most important fields of a payment. The JSON below contains the others. */
function PaymentFacts({ payment }: { payment: Payment }) {
  const { words, facts, locale } = useWorkbench();
  const w = words.payments.fields;
  const { card } = words.shared;
  const { referenceDetails, paymentMethod, validDate, paymentFee, transferDetails, cancellation } = payment;
  const { details, result } = paymentMethod ?? {};
  const brand = details?.brand && `${details.brand} •••• ${details.last4Digits ?? ''}`;
  const fee = paymentFee && Math.round((Number(paymentFee.netAmount) + Number(paymentFee.taxAmount)) * 100);
  return (
    <NameValueList
      pairs={[
        [w.type, payment.type === 'payment' ? undefined : facts.labels.paymentTypes[payment.type]],
        [w.method, methodsOf(payment, facts)],
        [card.entity, referenceDetails.entity],
        [card.reference, referenceDetails.entity && groupReference(referenceDetails.reference)],
        [w.phone, details?.phoneNumber],
        [w.card, brand],
        [w.result, result && `${result.code} · ${result.message}`],
        [w.code, payment.code],
        [w.summary, payment.summary],
        [w.uniqueId, payment.customUniqueId],
        [w.client, payment.clientId],
        [
          w.initial,
          payment.initialPaymentId && (
            <PaneLink to={['payments', payment.initialPaymentId]}>{payment.initialPaymentId}</PaneLink>
          ),
        ],
        [w.validUntil, validDate.end && formatMoment(validDate.end, locale)],
        [w.fee, fee === undefined ? undefined : formatAmount(fee, locale)],
        [w.transfer, transferDetails?.payerReference],
        [w.cancelled, cancellation && facts.labels.cancellationReasons[cancellation.reason]],
      ]}
    />
  );
}

export function PaymentDetail({ id }: { id: string }) {
  const { context, words, locale } = useWorkbench();
  const w = words.payments;
  const path = `/sandbox/payments/${encodeURIComponent(id)}/timeline`;
  const timeline = useLiveData<PaymentTimeline>(context, path, ['payment', 'delivery']);
  return (
    <LoadedContent live={timeline}>
      {({ payment, moments }) => (
        <Detail
          title={w.payment(id)}
          headline={formatAmount(payment.amount, locale)}
          mark={<StateMark state={payment.stateDetails.state} looks={paymentLooks} />}
          note={<PaymentNote payment={payment} />}
        >
          <PaymentActions payment={payment} />
          <PaymentFacts payment={payment} />
          <section>
            <h3>{w.story}</h3>
            <PaymentHistory moments={moments} />
          </section>
          <PaymentAhead paymentId={id} />
          <CollapsibleCode title={w.raw} html={jsonHtml(pretty(payment))} texts={words.shared.exchange.code} />
        </Detail>
      )}
    </LoadedContent>
  );
}

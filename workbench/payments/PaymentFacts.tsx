import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { formatMoment } from '@balcao/text/dates.ts';
import { formatAmount } from '@balcao/text/money.ts';
import { groupReference } from '../multibanco/payment.ts';
import { NameValueList } from '../pane/NameValueList.tsx';
import { PaneLink } from '../pane/PaneLink.tsx';
import type { WorkbenchContext } from '../pane/workbenchContext.ts';

/** The most asked-for fields of a payment; the JSON below has the rest. */
export function PaymentFacts({ workbench, payment }: { workbench: WorkbenchContext; payment: Payment }) {
  const { words, facts, locale } = workbench;
  const w = words.payments.fields;
  const { referenceDetails, paymentMethod, validDate, paymentFee, transferDetails, cancellation } = payment;
  const { details, result } = paymentMethod ?? {};
  const methods = payment.availableMethods.map(({ code }) => facts.labels.methods[code]);
  const card = details?.brand && `${details.brand} •••• ${details.last4Digits ?? ''}`;
  const fee = paymentFee && Math.round((Number(paymentFee.netAmount) + Number(paymentFee.taxAmount)) * 100);
  return (
    <NameValueList
      pairs={[
        [w.type, payment.type === 'payment' ? undefined : facts.labels.paymentTypes[payment.type]],
        [
          w.method,
          paymentMethod?.code ? facts.labels.methods[paymentMethod.code] : [...new Set(methods)].join(', '),
        ],
        [w.entity, referenceDetails.entity],
        [w.reference, referenceDetails.entity && groupReference(referenceDetails.reference)],
        [w.phone, details?.phoneNumber],
        [w.card, card],
        [w.result, result && `${result.code} · ${result.message}`],
        [w.code, payment.code],
        [w.summary, payment.summary],
        [w.uniqueId, payment.customUniqueId],
        [w.client, payment.clientId],
        [
          w.initial,
          payment.initialPaymentId && (
            <PaneLink workbench={workbench} to={['payments', payment.initialPaymentId]}>
              {payment.initialPaymentId}
            </PaneLink>
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

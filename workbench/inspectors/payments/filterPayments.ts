import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';

export interface PaymentCriteria {
  /** Wire name of a state; empty for all states. */
  state: string;
  text: string;
}

export const noCriteria: PaymentCriteria = { state: '', text: '' };

function searchableText({
  id,
  code,
  customUniqueId,
  summary,
  referenceDetails,
  paymentMethod,
  clientId,
}: Payment): string {
  const { entity, reference } = referenceDetails;
  const phone = paymentMethod?.details?.phoneNumber;
  return [id, code, customUniqueId, summary, entity, reference, phone, clientId]
    .filter(Boolean)
    .join(' ')
    .toLowerCase();
}

export function filterPayments(payments: readonly Payment[], { state, text }: PaymentCriteria): Payment[] {
  const wanted = text.trim().toLowerCase();
  const digits = wanted.replace(/\s/g, '');
  return payments.filter((payment) => {
    if (state && payment.stateDetails.state !== state) return false;
    const known = searchableText(payment);
    return known.includes(wanted) || known.includes(digits);
  });
}

import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { formatAmount } from '@balcao/text/money.ts';
import { refundableCents, refundedCents } from '../../core/paymentActions.ts';
import type { WorkbenchContext } from '../../parts/pane/workbenchContext.ts';

interface PaymentNoteProps {
  workbench: WorkbenchContext;
  payment: Payment;
}

/** What the state of a payment means; where it was refunded, how much comes first. */
export function PaymentNote({ workbench, payment }: PaymentNoteProps) {
  const { words, facts, locale } = workbench;
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

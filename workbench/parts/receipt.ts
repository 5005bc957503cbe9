import { formatShort } from '@balcao/text/dates.ts';
import { formatAmount } from '@balcao/text/money.ts';
import type { Locale } from '../core/locale.ts';
import { groupReference, type Payment } from '../core/payment.ts';
import type { WorkbenchWords } from '../words/pt.ts';

/** Lines of the receipt for an accepted payment. */
export function receiptOf(payment: Payment, words: WorkbenchWords, locale: Locale): [string, string][] {
  const { referenceDetails, stateDetails, amount } = payment;
  return [
    [words.atm.paidAt, formatShort(stateDetails.createdAt, locale)],
    [words.card.entity, referenceDetails.entity ?? ''],
    [words.card.reference, groupReference(referenceDetails.reference)],
    [words.card.amount, formatAmount(amount, locale)],
  ];
}

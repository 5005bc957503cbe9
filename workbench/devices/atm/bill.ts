import { typeAmount } from '@balcao/text/money.ts';
import type { Locale } from '../../core/locale.ts';
import { groupReference, type Payment } from '../../core/payment.ts';

/** Typed values of the cash machine. */
export interface TypedBill {
  entity: string;
  reference: string;
  amount: string;
}

/** A form in which nothing was typed. */
export const emptyBill: TypedBill = { entity: '', reference: '', amount: '' };

/** The values of a reference for the cash machine's form. */
export function billOf(payment: Payment, locale: Locale): TypedBill {
  return {
    entity: payment.referenceDetails.entity ?? '',
    reference: groupReference(payment.referenceDetails.reference),
    amount: typeAmount(payment.amount, locale),
  };
}

import { typeAmount } from '@balcao/text/money.ts';
import type { Locale } from '../../core/locale.ts';
import { groupReference, type Payment } from '../../core/payment.ts';

export interface TypedBill {
  entity: string;
  reference: string;
  amount: string;
}

export const emptyBill: TypedBill = { entity: '', reference: '', amount: '' };

export function billOf(payment: Payment, locale: Locale): TypedBill {
  return {
    entity: payment.referenceDetails.entity ?? '',
    reference: groupReference(payment.referenceDetails.reference),
    amount: typeAmount(payment.amount, locale),
  };
}

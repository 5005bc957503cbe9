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

export const billFields = ['entity', 'reference', 'amount'] as const satisfies readonly (keyof TypedBill)[];
export type BillField = (typeof billFields)[number];

export const fieldLengths: Record<BillField, number> = { entity: 5, reference: 11, amount: 10 };

/** Field that the keypad writes to. The first key replaces a newly focused value, as on a real machine. */
export interface KeypadCursor {
  field: BillField;
  fresh: boolean;
}

/** First field of a machine, or the amount of a prefilled reference. */
export function firstField({ entity, reference }: TypedBill): BillField {
  if (!entity) return 'entity';
  return reference ? 'amount' : 'reference';
}

/** Digits after which a field is complete; an amount has no fixed length. */
const completeDigits = { entity: 5, reference: 9 } as const;

/** Field of the next key: the same one, or the next one once complete. */
export function cursorAfterKey(bill: TypedBill, { field }: KeypadCursor): KeypadCursor {
  if (field === 'amount') return { field, fresh: false };
  const isComplete = bill[field].replace(/\s/g, '').length === completeDigits[field];
  return isComplete ? { field: nextFields[field], fresh: true } : { field, fresh: false };
}

const nextFields = { entity: 'reference', reference: 'amount' } as const satisfies Partial<
  Record<BillField, BillField>
>;

export function typeKey(bill: TypedBill, cursor: KeypadCursor, key: string): TypedBill {
  const before = cursor.fresh ? '' : bill[cursor.field];
  const allowed = cursor.field === 'amount' || /\d/.test(key);
  if (!allowed || before.length + key.length > fieldLengths[cursor.field]) return bill;
  return { ...bill, [cursor.field]: before + key };
}

/** The fields after the last character was erased; a newly focused field is emptied. */
export function eraseKey(bill: TypedBill, cursor: KeypadCursor): TypedBill {
  return { ...bill, [cursor.field]: cursor.fresh ? '' : bill[cursor.field].slice(0, -1) };
}

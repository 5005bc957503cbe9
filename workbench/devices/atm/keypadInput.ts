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

/** Field into which the keypad types. In a newly focused one, the first key replaces the value, as on a real ATM. */
export interface KeypadCursor {
  field: BillField;
  fresh: boolean;
}

/** Field to fill in first: the first empty field, or the amount if the reference is filled in. */
export function firstField({ entity, reference }: TypedBill): BillField {
  if (!entity) return 'entity';
  return reference ? 'amount' : 'reference';
}

/** Number of digits in a complete field. An amount has no fixed length. */
const completeDigits = { entity: 5, reference: 9 } as const;

/** Cursor after a key: in the same field, or in the next one if the field is complete. */
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

/** Erases the last character of the field, or its whole value if it was just focused. */
export function eraseKey(bill: TypedBill, cursor: KeypadCursor): TypedBill {
  return { ...bill, [cursor.field]: cursor.fresh ? '' : bill[cursor.field].slice(0, -1) };
}

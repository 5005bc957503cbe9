import type { TypedBill } from './bill.ts';

export const billFields = ['entity', 'reference', 'amount'] as const satisfies readonly (keyof TypedBill)[];
export type BillField = (typeof billFields)[number];

export const fieldLengths: Record<BillField, number> = { entity: 5, reference: 11, amount: 10 };

/** Where the keypad writes. The first key replaces the value of a newly focused field, as on a real machine. */
export interface KeypadCursor {
  field: BillField;
  fresh: boolean;
}

/** Where a machine starts to write: at its first field, or at the amount of a reference that is filled in. */
export function firstField({ entity, reference }: TypedBill): BillField {
  if (!entity) return 'entity';
  return reference ? 'amount' : 'reference';
}

/** Digits after which a field is complete; an amount has no fixed length. */
const completeDigits = { entity: 5, reference: 9 } as const;

/** Where the next key writes: in the same field, or in the next one when this one is complete. */
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

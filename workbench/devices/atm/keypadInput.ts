import type { TypedBill } from './bill.ts';

/** Fields of the machine's screen. */
export const billFields = ['entity', 'reference', 'amount'] as const satisfies readonly (keyof TypedBill)[];
export type BillField = (typeof billFields)[number];

/** Maximum number of characters of each field. */
export const fieldLengths: Record<BillField, number> = { entity: 5, reference: 11, amount: 10 };

/** Where the keypad writes. The first key replaces the value of a newly focused field, as on a real machine. */
export interface KeypadCursor {
  field: BillField;
  fresh: boolean;
}

/** The fields after a digit or a decimal sign was pressed. */
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

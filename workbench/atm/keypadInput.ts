import type { TypedSlip } from '../multibanco/panelState.ts';

/** Lines of the machine's screen that can be typed in. */
export const slipFields = ['entity', 'reference', 'amount'] as const satisfies readonly (keyof TypedSlip)[];
export type SlipField = (typeof slipFields)[number];

/** Most characters each line takes. */
export const fieldLengths: Record<SlipField, number> = { entity: 5, reference: 11, amount: 10 };

/** Where the keypad writes: a line just entered is replaced by the first key, as on a real machine. */
export interface Cursor {
  field: SlipField;
  fresh: boolean;
}

/** The lines after a digit or a decimal sign was pressed. */
export function press(slip: TypedSlip, cursor: Cursor, key: string): TypedSlip {
  const before = cursor.fresh ? '' : slip[cursor.field];
  const allowed = cursor.field === 'amount' || /\d/.test(key);
  if (!allowed || before.length + key.length > fieldLengths[cursor.field]) return slip;
  return { ...slip, [cursor.field]: before + key };
}

/** The lines after the last character was taken back; a line just entered is emptied. */
export function erase(slip: TypedSlip, cursor: Cursor): TypedSlip {
  return { ...slip, [cursor.field]: cursor.fresh ? '' : slip[cursor.field].slice(0, -1) };
}

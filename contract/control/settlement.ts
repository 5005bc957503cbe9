import * as z from 'zod';
import { type Operation, request } from '../operations/operation.ts';
import { field, objectModel } from '../schema/field.ts';
import { checkoutControlWords as w } from './checkoutWords.ts';

export const settlement = objectModel('Settlement', w.settlement, {
  settled: field(z.int().nonnegative(), w.settled, 3),
});
export type Settlement = z.infer<typeof settlement>;

export const settlementControls = {
  settleNow: {
    ...request('POST', '/settlement', { tag: 'clock', auth: 'platform' }, w.settleNow),
    success: { status: 200, data: settlement },
    errors: [],
  },
} as const satisfies Record<string, Operation>;

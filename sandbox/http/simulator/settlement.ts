import type { settlementControls } from '@balcao/contract/control/settlement.ts';
import { ok } from '../../domain/outcome.ts';
import { settlePayments } from '../../services/payments/settlePayments.ts';
import type { Handlers } from '../context.ts';

/** The close of the day, on demand. */
export const settlementHandlers: Handlers<typeof settlementControls> = {
  settleNow: async ({ context, caller }) => ok({ data: { settled: await settlePayments(context, caller) } }),
};

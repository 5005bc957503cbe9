import type { settlementControls } from '@balcao/contract/control/settlement.ts';
import { settleNow } from '../../actions/settleNow.ts';
import { ok } from '../../domain/outcome.ts';
import type { Handlers } from '../call.ts';

/** The close of the day, on demand. */
export const settlementHandlers: Handlers<typeof settlementControls> = {
  settleNow: async ({ desk, caller }) => ok({ data: { settled: await settleNow(desk, caller) } }),
};

import { type Refusal, refuse } from '../../domain/outcome.ts';
import type { TenantStore } from '../../domain/ports.ts';
import { isTerminalPayment } from '../../domain/terminals/terminalPayment.ts';
import { isBusy } from '../../domain/terminals/transaction.ts';
import { applyDueActions } from '../payments/changePayment.ts';

/**
 * Why a terminal cannot take a payment now: e00600 while another waits there. What time did to that one by now is done
 * first, so that a terminal nobody came to is free after its minute.
 */
export async function refuseBusyTerminal(
  store: TenantStore,
  uuid: string,
  now: number,
): Promise<Refusal | undefined> {
  const found = await store.terminals.occupant(uuid);
  const occupant = found && (await applyDueActions(store, found, now));
  if (!occupant || !isTerminalPayment(occupant) || !isBusy(occupant.terminal)) return undefined;
  return refuse('e00600', { detail: 'terminal_busy', values: { id: occupant.id } });
}

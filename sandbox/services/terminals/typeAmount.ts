import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { draftTerminalPayment } from '../../domain/terminals/draftTerminalPayment.ts';
import { insertPayment } from '../payments/insertPayment.ts';
import { refuseBusyTerminal } from './createTerminalPayment.ts';
import { platformTerminal, type TerminalView, viewTerminal } from './readTerminals.ts';

/**
 * The operator of a standalone terminal types an amount.
 * @returns e00502, c0704 at a cloud terminal, c0703 offline, e00600 while it is busy, e00300 and e00301
 */
export function typeAmount(
  ports: Ports,
  caller: Caller,
  uuid: string,
  amountCents: number,
): Promise<Outcome<TerminalView>> {
  return ports.store.write(caller.tenant, async (store) => {
    const found = await platformTerminal(store, caller, uuid);
    if (!found.ok) return found;
    const terminal = found.value;
    if (terminal.features.allowRemoteTransactions) return refuse('c0704');
    if (terminal.terminalFault === 'offline') return refuse('c0703');
    const entity = await store.entities.find(terminal.clientId);
    const origin = { ...caller, clientId: terminal.clientId, entity };
    const draft = draftTerminalPayment({ amount: amountCents }, origin, terminal);
    if (!draft.ok) return draft;
    const refusal = await refuseBusyTerminal(store, uuid, caller.now);
    const made = refusal ?? (await insertPayment(store, draft.value, undefined));
    return made.ok ? ok(await viewTerminal(store, terminal)) : made;
  });
}

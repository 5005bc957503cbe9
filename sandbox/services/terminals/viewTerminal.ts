import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Caller, TenantStore } from '../../domain/ports.ts';
import type { TerminalRecord } from '../../domain/terminals/terminal.ts';
import { isTerminalPayment, type TerminalPayment } from '../../domain/terminals/terminalPayment.ts';

/** A virtual terminal, and the payment that is on its screen or was last. */
export interface TerminalView {
  terminal: TerminalRecord;
  payment?: TerminalPayment;
}

/** A terminal of any entity of the platform: e00502 for another one's. */
export async function platformTerminal(
  store: TenantStore,
  { platformCode }: Caller,
  uuid: string,
): Promise<Outcome<TerminalRecord>> {
  const terminal = await store.terminals.find(uuid);
  if (terminal?.platformCode === platformCode) return ok(terminal);
  return refuse('e00502', { source: { parameter: 'uuid' } });
}

/** What a terminal shows: the payment it is busy with, or the one that came last. */
export async function viewTerminal(store: TenantStore, terminal: TerminalRecord): Promise<TerminalView> {
  const { uuid } = terminal;
  const payment = (await store.terminals.occupant(uuid)) ?? (await store.terminals.last(uuid));
  return payment && isTerminalPayment(payment) ? { terminal, payment } : { terminal };
}

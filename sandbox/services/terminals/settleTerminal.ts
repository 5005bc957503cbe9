import { type Outcome, ok } from '../../domain/outcome.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { settleAtTerminal } from '../../domain/terminals/passTime.ts';
import { changeEachPayment } from './changeEachPayment.ts';
import { platformTerminal } from './viewTerminal.ts';

/**
 * The settlement of a terminal arrives with success, without waiting for its day to close.
 * @returns how many payments it confirmed, or e00502
 */
export async function settleTerminal(ports: Ports, caller: Caller, uuid: string): Promise<Outcome<number>> {
  const { store } = ports;
  const terminal = await store.read(caller.tenant, (inTenant) => platformTerminal(inTenant, caller, uuid));
  if (!terminal.ok) return terminal;
  const unfinished = await store.read(caller.tenant, ({ terminals }) => terminals.unfinished(uuid));
  const settled = await changeEachPayment(ports, caller, unfinished, (payment) =>
    settleAtTerminal(payment, caller.now),
  );
  return ok(settled);
}

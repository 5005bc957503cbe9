import type { TerminalFault } from '@balcao/contract/resources/terminals/enums.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { afterTerminalFault } from '../../domain/terminals/terminalFault.ts';
import { isAtTerminal } from '../../domain/terminals/terminalPayment.ts';
import { aroundOf } from '../payments/changePayment.ts';
import { changeEach } from './changeEachPayment.ts';
import { platformTerminal, type Sight, sightOf } from './viewTerminal.ts';

/** Breaks or mends a terminal, and does what follows for the payments that are not through with it: e00502. */
export async function setTerminalFault(
  ports: Ports,
  caller: Caller,
  uuid: string,
  terminalFault: TerminalFault,
): Promise<Outcome<Sight>> {
  const { store } = ports;
  const found = await store.write(caller.tenant, async (inTenant) => {
    const terminal = await platformTerminal(inTenant, caller, uuid);
    if (terminal.ok) await inTenant.terminals.setTerminalFault(terminal.value, terminalFault);
    return terminal;
  });
  if (!found.ok) return found;
  const before = found.value.terminalFault;
  const concerned = await store.read(caller.tenant, async ({ terminals }) => {
    const unfinished = await terminals.unfinished(uuid);
    const last = await terminals.last(uuid);
    return last && !unfinished.some(({ id }) => id === last.id) ? [...unfinished, last] : unfinished;
  });
  await changeEach(ports, caller, concerned, async (payment, inTenant) => {
    const around = await aroundOf(inTenant, payment, caller.now);
    if (!isAtTerminal(payment) || !around) return refuse('e00502');
    return afterTerminalFault(payment, before, terminalFault, caller.now, around);
  });
  const terminal = { ...found.value, terminalFault };
  return ok(await store.read(caller.tenant, (inTenant) => sightOf(inTenant, terminal)));
}

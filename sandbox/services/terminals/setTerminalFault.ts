import type { TerminalFault } from '@balcao/contract/resources/terminals/terminalEnums.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { settleAtTerminal } from '../../domain/terminals/passTime.ts';
import { afterTerminalFault } from '../../domain/terminals/terminalFault.ts';
import { isTerminalPayment } from '../../domain/terminals/terminalPayment.ts';
import { changeEachPayment, findTerminalContext } from '../payments/changePayment.ts';
import { platformTerminal, type TerminalView, viewTerminal } from './readTerminals.ts';

/** Sets or clears a terminal's fault, and applies it to the unfinished payments at the terminal; e00502 if unknown. */
export async function setTerminalFault(
  ports: Ports,
  caller: Caller,
  uuid: string,
  terminalFault: TerminalFault,
): Promise<Outcome<TerminalView>> {
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
  await changeEachPayment(
    ports,
    caller,
    concerned.map(({ id }) => id),
    async (payment, inTenant) => {
      const terminalContext = await findTerminalContext(inTenant, payment, caller.now);
      if (!isTerminalPayment(payment) || !terminalContext) return refuse('e00502');
      return afterTerminalFault(payment, before, terminalFault, caller.now, terminalContext);
    },
  );
  const terminal = { ...found.value, terminalFault };
  return ok(await store.read(caller.tenant, (inTenant) => viewTerminal(inTenant, terminal)));
}

/** Settles a terminal before its day closes; returns how many payments became confirmed. */
export async function settleTerminal(ports: Ports, caller: Caller, uuid: string): Promise<Outcome<number>> {
  const { store } = ports;
  const terminal = await store.read(caller.tenant, (inTenant) => platformTerminal(inTenant, caller, uuid));
  if (!terminal.ok) return terminal;
  const unfinished = await store.read(caller.tenant, ({ terminals }) => terminals.unfinished(uuid));
  const settled = await changeEachPayment(
    ports,
    caller,
    unfinished.map(({ id }) => id),
    (payment) => settleAtTerminal(payment, caller.now),
  );
  return ok(settled);
}

import type { TerminalFault } from '@balcao/contract/resources/terminals/enums.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { PaymentRecord } from '../../domain/payments/payment.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { settleAtTerminal } from '../../domain/terminals/passTime.ts';
import { isAtTerminal } from '../../domain/terminals/receiveNotice.ts';
import { afterTerminalFault } from '../../domain/terminals/terminalFault.ts';
import { aroundOf, changePayment } from '../payments/changePayment.ts';
import { platformTerminal, type Sight, sightOf } from './operateTerminal.ts';

type Rule = Parameters<typeof changePayment>[3];

/** Lets a rule decide about payments of a terminal, each on its own; gives how many it changed. */
async function changeEach(
  ports: Ports,
  caller: Caller,
  payments: readonly PaymentRecord[],
  rule: Rule,
): Promise<number> {
  let changed = 0;
  for (const { id } of payments) {
    const done = await changePayment(ports, caller, id, rule, () => true);
    if (done.ok) changed += 1;
  }
  return changed;
}

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

/**
 * The settlement of a terminal arrives with success, without waiting for its day to close.
 * @returns how many payments it confirmed, or e00502
 */
export async function settleTerminal(ports: Ports, caller: Caller, uuid: string): Promise<Outcome<number>> {
  const { store } = ports;
  const terminal = await store.read(caller.tenant, (inTenant) => platformTerminal(inTenant, caller, uuid));
  if (!terminal.ok) return terminal;
  const unfinished = await store.read(caller.tenant, ({ terminals }) => terminals.unfinished(uuid));
  const settled = await changeEach(ports, caller, unfinished, (payment) =>
    settleAtTerminal(payment, caller.now),
  );
  return ok(settled);
}

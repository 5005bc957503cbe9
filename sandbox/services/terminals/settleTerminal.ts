import { type Outcome, ok } from '../../domain/outcome.ts';
import type { PaymentRecord } from '../../domain/payments/payment.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { settleAtTerminal } from '../../domain/terminals/passTime.ts';
import { changePayment } from '../payments/changePayment.ts';
import { platformTerminal } from './readTerminals.ts';

type Rule = Parameters<typeof changePayment>[3];

/** Lets a rule decide about payments of a terminal, each on its own; gives how many it changed. */
export async function changeEachPayment(
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

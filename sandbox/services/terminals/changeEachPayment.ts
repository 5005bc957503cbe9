import type { PaymentRecord } from '../../domain/payments/payment.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { changePayment } from '../payments/changePayment.ts';

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

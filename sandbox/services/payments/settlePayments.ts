import { settle } from '../../domain/payments/settlement.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { changePayment } from './changePayment.ts';

/**
 * Settles what the platform's entities are owed, without waiting for the day to close. Each payment on its own: one
 * that is refunded meanwhile is left alone.
 * @returns how many payments were settled
 */
export async function settlePayments(ports: Ports, caller: Caller): Promise<number> {
  const owed = await ports.store.read(caller.tenant, (store) =>
    store.payments.unsettled(caller.platformCode),
  );
  let settled = 0;
  for (const id of owed) {
    const done = await changePayment(
      ports,
      caller,
      id,
      (payment) => settle(payment, caller.now, 'by hand'),
      () => true,
    );
    if (done.ok) settled += 1;
  }
  return settled;
}

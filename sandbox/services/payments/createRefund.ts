import { refund } from '../../domain/payments/refund.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { follow } from './createFollowUp.ts';

/** POST /payments/{id}/refunds. */
export function createRefund(ports: Ports, caller: Caller, id: number, amountCents: number) {
  return follow(ports, caller, id, async (initial, nextId) =>
    refund(initial, amountCents, nextId, caller.now),
  );
}

import { refund } from '../../domain/payments/refund.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { createFollowUp } from './createFollowUp.ts';

/** POST /payments/{id}/refunds. */
export function createRefund(ports: Ports, caller: Caller, id: number, amountCents: number) {
  return createFollowUp(ports, caller, id, async (initial, nextId) =>
    refund(initial, amountCents, nextId, caller.now),
  );
}

import { capture } from '../../domain/payments/capture.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { createFollowUp } from './createFollowUp.ts';

/** POST /payments/{id}/captures. */
export function createCapture(ports: Ports, caller: Caller, id: number, amountCents: number) {
  return createFollowUp(ports, caller, id, async (initial, nextId) =>
    capture(initial, amountCents, nextId, caller.now),
  );
}

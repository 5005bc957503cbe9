import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { PaymentRecord } from '../../domain/payments/payment.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { draftTerminalRefund, refuseStandalone } from '../../domain/terminals/draftTerminalPayment.ts';
import { applyDueActions } from '../payments/changePayment.ts';
import { ownTerminal } from './getTerminal.ts';
import { refuseBusyTerminal } from './refuseBusyTerminal.ts';

/**
 * POST /terminals/{uuid}/refunds/{paymentId}: the terminal waits for the card of the payment, at whichever of the
 * entity's terminals it was made.
 * @returns e00502 for an unknown terminal or payment, e00402 for a standalone terminal or a payment made elsewhere,
 *   e00601, e00600 and e00301 as any refund, e00600 while the terminal is busy
 */
export function createTerminalRefund(
  ports: Ports,
  caller: Caller,
  uuid: string,
  paymentId: number,
  amountCents: number,
): Promise<Outcome<PaymentRecord>> {
  return ports.store.write(caller.tenant, async (store) => {
    const terminal = await ownTerminal(store, caller, uuid);
    if (!terminal.ok) return terminal;
    // Whoever is at the terminal is held before the payment: a refund that ends there takes them in this order too.
    const busy = await refuseBusyTerminal(store, uuid, caller.now);
    const found = await store.payments.find(paymentId);
    if (found?.clientId !== caller.clientId) return refuse('e00502', { source: { parameter: 'paymentId' } });
    const standalone = refuseStandalone(terminal.value);
    if (standalone) return standalone;
    const initial = await applyDueActions(store, found, caller.now);
    const draft = draftTerminalRefund(initial, amountCents, caller.now, terminal.value);
    if (!draft.ok) return draft;
    if (busy) return busy;
    const refund = { ...draft.value, id: await store.nextId('payment') };
    await store.payments.insert(refund);
    return ok(refund);
  });
}

import type { ProcessedPayment, TerminalPaymentRequest } from '@balcao/contract/resources/terminals/terminalSchema.ts';
import { withCustomer } from '../../domain/customers/customer.ts';
import { type Outcome, ok, type Refusal, refuse } from '../../domain/outcome.ts';
import type { PaymentRecord } from '../../domain/payments/payment.ts';
import type { Caller, Ports, TenantStore } from '../../domain/ports.ts';
import {
  draftTerminalPayment,
  draftTerminalRefund,
  refuseStandalone,
} from '../../domain/terminals/draftTerminalPayment.ts';
import { draftProcessed } from '../../domain/terminals/processedPayment.ts';
import { isTerminalPayment } from '../../domain/terminals/terminalPayment.ts';
import { isBusy } from '../../domain/terminals/transaction.ts';
import { findSavedParts } from '../customers/findSavedParts.ts';
import { applyDueActions } from '../payments/changePayment.ts';
import { insertPayment } from '../payments/insertPayment.ts';
import { ownTerminal } from './readTerminals.ts';

/** Refuses with e00600 if another payment waits at the terminal after its due changes are applied. */
export async function refuseBusyTerminal(store: TenantStore, uuid: string, now: number): Promise<Refusal | undefined> {
  const found = await store.terminals.occupant(uuid);
  const occupant = found && (await applyDueActions(store, found, now));
  if (!occupant || !isTerminalPayment(occupant) || !isBusy(occupant.terminal)) return undefined;
  return refuse('e00600', { detail: 'terminal_busy', values: { id: occupant.id } });
}

/** POST …/payments at a free cloud terminal, otherwise e00402 or e00600. The outcome is known only later. */
export function createTerminalPayment(
  ports: Ports,
  caller: Caller,
  uuid: string,
  request: TerminalPaymentRequest,
): Promise<Outcome<PaymentRecord>> {
  return ports.store.write(caller.tenant, async (store) => {
    const terminal = await ownTerminal(store, caller, uuid);
    if (!terminal.ok) return terminal;
    const standalone = refuseStandalone(terminal.value);
    if (standalone) return standalone;
    const saved = await findSavedParts(store, caller, request);
    if (!saved.ok) return saved;
    const draft = draftTerminalPayment(withCustomer(request, saved.value.customer), caller, terminal.value);
    if (!draft.ok) return draft;
    const busy = await refuseBusyTerminal(store, uuid, caller.now);
    return busy ?? insertPayment(store, draft.value, request.bankAccount);
  });
}

/** POST …/refunds/{paymentId}: waits for the card at any of the entity's terminals; has the refusals of any refund. */
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
    // Locks the payment at the terminal first, the same order as when a terminal refund ends.
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

/** POST …/processedPayments at any of the entity's terminals; 409 e00600 for a repeated code. */
export function registerProcessedPayment(
  ports: Ports,
  caller: Caller,
  uuid: string,
  request: ProcessedPayment,
): Promise<Outcome<PaymentRecord>> {
  return ports.store.write(caller.tenant, async (store) => {
    const terminal = await ownTerminal(store, caller, uuid);
    if (!terminal.ok) return terminal;
    const beginning = draftProcessed(request, caller, terminal.value);
    if (!beginning.ok) return beginning;
    const { draft, events } = beginning.value;
    const made = await insertPayment(store, draft, undefined, undefined, events);
    if (!made.ok || (await store.terminals.keepCode(uuid, request.code, made.value.id))) return made;
    const source = { pointer: '/code' };
    const values = { code: request.code };
    return refuse('e00600', { status: 409, source, detail: 'processed_twice', values });
  });
}

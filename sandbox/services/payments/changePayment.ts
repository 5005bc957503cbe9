import type { CancellationRequest, PaymentUpdate } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { withCustomer } from '../../domain/customers/customer.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import { payReference } from '../../domain/payments/atmPayment.ts';
import { cancel } from '../../domain/payments/cancel.ts';
import { adjust } from '../../domain/payments/capture.ts';
import { applyDueAction } from '../../domain/payments/expiry.ts';
import type { PaymentRecord } from '../../domain/payments/payment.ts';
import type { Change } from '../../domain/payments/paymentTransition.ts';
import { settle } from '../../domain/payments/settlement.ts';
import { nextDueAt } from '../../domain/payments/upcoming.ts';
import { update } from '../../domain/payments/update.ts';
import type { Caller, Ports, TenantStore } from '../../domain/ports.ts';
import type { TerminalContext } from '../../domain/terminals/terminalPayment.ts';
import { findSavedParts } from '../customers/findSavedParts.ts';
import { saveUsedMethod } from '../customers/saveUsedMethod.ts';
import { enqueueChange } from '../webhooks/enqueueWebhooks.ts';

type Rule = (payment: PaymentRecord, store: TenantStore) => Outcome<Change> | Promise<Outcome<Change>>;

/** Saves a change, the payer's method if requested, and the messages, inside the caller's transaction. */
export async function saveChange(store: TenantStore, change: Change, at: number): Promise<PaymentRecord> {
  const payment = await store.payments.save(await saveUsedMethod(store, change.payment, at));
  await enqueueChange(store, { ...change, payment }, at);
  if (change.also) await saveChange(store, change.also, at);
  return payment;
}

/** Fault of the payment's terminal, and current state of the payment it refunds; undefined without a terminal. */
export async function findTerminalContext(
  store: TenantStore,
  { terminal, initialPaymentId }: PaymentRecord,
  at: number,
): Promise<TerminalContext | undefined> {
  if (!terminal) return undefined;
  const terminalFault = (await store.terminals.find(terminal.uuid))?.terminalFault;
  const found = initialPaymentId === undefined ? undefined : await store.payments.find(initialPaymentId);
  const initial = found && (await applyDueActions(store, found, at));
  return { silent: terminalFault === 'silent', noPaper: terminalFault === 'no_paper', initial };
}

/** Applies changes that became due by a given time but were not processed yet. */
export async function applyDueActions(
  store: TenantStore,
  payment: PaymentRecord,
  until: number,
): Promise<PaymentRecord> {
  const due = nextDueAt(payment);
  if (due === null || due > until) return payment;
  const change = applyDueAction(payment, due, await findTerminalContext(store, payment, due));
  return change.ok ? applyDueActions(store, await saveChange(store, change.value, due), until) : payment;
}

/** Brings a payment up to date, applies a rule to it, and saves the result. */
export async function changeLoadedPayment(
  store: TenantStore,
  payment: PaymentRecord,
  now: number,
  rule: Rule,
): Promise<Outcome<PaymentRecord>> {
  const change = await rule(await applyDueActions(store, payment, now), store);
  return change.ok ? ok(await saveChange(store, change.value, now)) : change;
}

/** Applies a rule to the caller's payment; e00502 for the payments of others (docs/decisions/error-codes.md). */
export function changePayment(
  ports: Ports,
  caller: Caller,
  id: number,
  rule: Rule,
  owns: (payment: PaymentRecord) => boolean = (payment) => payment.clientId === caller.clientId,
): Promise<Outcome<PaymentRecord>> {
  return ports.store.write(caller.tenant, async (store) => {
    const payment = await store.payments.find(id);
    if (!payment || !owns(payment)) return refuse('e00502', { source: { parameter: 'id' } });
    return changeLoadedPayment(store, payment, caller.now, rule);
  });
}

/** PUT /payments/{id}. */
export function updatePayment(
  ports: Ports,
  caller: Caller,
  id: number,
  request: PaymentUpdate,
): Promise<Outcome<PaymentRecord>> {
  return changePayment(ports, caller, id, async (payment, store) => {
    const saved = await findSavedParts(store, caller, request);
    if (!saved.ok) return saved;
    const { customer, method } = saved.value;
    return update(payment, withCustomer(request, customer), caller.now, method);
  });
}

/** PATCH /payments/{id}/amount. */
export function adjustAmount(
  ports: Ports,
  caller: Caller,
  id: number,
  amountCents: number,
): Promise<Outcome<PaymentRecord>> {
  return changePayment(ports, caller, id, (payment) => adjust(payment, amountCents, caller.now));
}

/** PATCH /payments/{id}/cancellation. */
export function cancelPayment(
  ports: Ports,
  caller: Caller,
  id: number,
  request: CancellationRequest,
): Promise<Outcome<PaymentRecord>> {
  return changePayment(ports, caller, id, (payment) => cancel(payment, request, caller.now));
}

/** Applies a rule to payments of any entity, each in its own transaction; returns how many were changed. */
export async function changeEachPayment(
  ports: Ports,
  caller: Caller,
  ids: readonly number[],
  rule: Rule,
): Promise<number> {
  let changed = 0;
  for (const id of ids) {
    const done = await changePayment(ports, caller, id, rule, () => true);
    if (done.ok) changed += 1;
  }
  return changed;
}

/** Settles all unsettled payments of the platform that were not refunded in the meantime; returns their number. */
export async function settlePayments(ports: Ports, caller: Caller): Promise<number> {
  const owed = await ports.store.read(caller.tenant, (store) => store.payments.unsettled(caller.platformCode));
  return changeEachPayment(ports, caller, owed, (payment) => settle(payment, caller.now, 'by hand'));
}

/** Pays at a cash machine; c0101 for an unknown reference. */
export function payAtAtm(
  ports: Ports,
  caller: Caller,
  typed: { entity: string; reference: string; amount: number },
): Promise<Outcome<PaymentRecord>> {
  const { entity, reference, amount } = typed;
  return ports.store.write(caller.tenant, async (store) => {
    const payment = await store.payments.findByReference(entity, reference);
    if (payment?.platformCode !== caller.platformCode) {
      return refuse('c0101', { source: { pointer: '/reference' }, values: { entity, reference } });
    }
    return changeLoadedPayment(store, payment, caller.now, (current) => payReference(current, amount, caller.now));
  });
}

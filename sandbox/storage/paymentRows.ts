import { idReference } from '@balcao/contract/checkDigits/multibancoReference.ts';
import type { PaymentRecord } from '../domain/payments/payment.ts';
import { nextDueAt } from '../domain/payments/upcoming.ts';
import { isBusy } from '../domain/terminals/transaction.ts';
import type { PaymentRow } from './tables.ts';

/** Columns that stay as a payment was written. */
function fixedOf(tenant: string, payment: PaymentRecord) {
  const { id, clientId, platformCode, type, createdAt, initialPaymentId, sent, terminal } = payment;
  return {
    tenant,
    id,
    client_id: clientId,
    platform_code: platformCode,
    type,
    code: sent.code ?? null,
    custom_unique_id: sent.customUniqueId ?? null,
    initial_payment_id: initialPaymentId ?? null,
    recurring_type: sent.recurring?.type ?? null,
    terminal_uuid: terminal?.uuid ?? null,
    created_at: createdAt,
  };
}

/** Columns a change may write. One that is named is written anew with each index it stands in, changed or not. */
export function changingOf(payment: PaymentRecord): Omit<PaymentRow, keyof ReturnType<typeof fixedOf>> {
  const { sent, method, reference, fee } = payment;
  return {
    version: payment.version,
    state: payment.state,
    amount: payment.amountCents,
    reference_entity: reference?.entity ?? null,
    reference: reference?.number ?? idReference(payment.id),
    reference_seven: reference?.number.slice(0, 7) ?? null,
    method_code: method?.code ?? (reference ? 'MB' : null),
    method_type:
      method?.type ?? payment.availableMethods.find(({ code }) => reference && code === 'MB')?.type ?? null,
    result_code: method?.result?.code ?? null,
    checkout_id: payment.checkout?.id ?? null,
    terminal_busy: payment.terminal && isBusy(payment.terminal) ? 1 : null,
    customer_id: sent.customer?.customerId ?? null,
    customer_uuid: sent.customer?.uuid ?? null,
    invoice_number: fee?.invoice?.number ?? null,
    updated_at: payment.updatedAt,
    valid_start: payment.valid.start,
    valid_end: payment.valid.end,
    paid_at: payment.paidAt ?? null,
    transferred_at: payment.transfer?.at ?? null,
    invoiced_at: fee?.invoice?.at ?? null,
    due_at: nextDueAt(payment),
    document: JSON.stringify(payment),
  };
}

/** A payment as its row. */
export function paymentRow(tenant: string, payment: PaymentRecord): PaymentRow {
  return { ...fixedOf(tenant, payment), ...changingOf(payment) };
}

export type ChangingColumns = ReturnType<typeof changingOf>;

import type { PaymentFilters } from '@balcao/contract/payments/filters.ts';
import { idReference } from '@balcao/contract/references.ts';
import { nextDueAt, type PaymentRecord } from '../domain/payments/payment.ts';
import type { TenantStore } from '../domain/ports.ts';
import type { Connection } from './connection.ts';
import { storable } from './ids.ts';
import { filterPayments, orderPayments } from './paymentFilters.ts';
import { Stale } from './stale.ts';
import type { PaymentRow } from './tables.ts';

function rowOf(tenant: string, payment: PaymentRecord): PaymentRow {
  const { sent, method, reference, fee } = payment;
  return {
    tenant,
    id: payment.id,
    version: payment.version,
    client_id: payment.clientId,
    platform_code: payment.platformCode,
    type: payment.type,
    state: payment.state,
    amount: payment.amountCents,
    code: sent.code ?? null,
    custom_unique_id: sent.customUniqueId ?? null,
    reference_entity: reference?.entity ?? null,
    reference: reference?.number ?? idReference(payment.id),
    reference_seven: reference?.number.slice(0, 7) ?? null,
    method_code: method?.code ?? (reference ? 'MB' : null),
    method_type:
      method?.type ?? payment.availableMethods.find(({ code }) => reference && code === 'MB')?.type ?? null,
    result_code: method?.result?.code ?? null,
    initial_payment_id: payment.initialPaymentId ?? null,
    checkout_id: payment.checkout?.id ?? null,
    recurring_type: sent.recurring?.type ?? null,
    customer_id: sent.customer?.customerId ?? null,
    customer_uuid: sent.customer?.uuid ?? null,
    invoice_number: fee?.invoice?.number ?? null,
    created_at: payment.createdAt,
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

const read = (row: { document: string } | undefined): PaymentRecord | undefined =>
  row && (JSON.parse(row.document) as PaymentRecord);

/** Payments of one tenant. */
export function paymentQueries({ db, tenant, database, locking }: Connection): TenantStore['payments'] {
  const own = () => db.selectFrom('payments').where('tenant', '=', tenant);
  const one = () => (locking ? own().select('document').forUpdate() : own().select('document'));
  return {
    async find(id) {
      return read(await one().where('id', '=', storable(id)).executeTakeFirst());
    },
    async findByReference(entity, number) {
      const row = await one()
        .where('reference_entity', '=', entity)
        .where('reference_seven', '=', number.slice(0, 7))
        .where('reference', '=', number)
        .executeTakeFirst();
      return read(row);
    },
    async findByCheckout(id) {
      return read(await one().where('checkout_id', '=', id).executeTakeFirst());
    },
    async sevenTaken(entity, firstSeven) {
      const row = await own()
        .select('id')
        .where('reference_entity', '=', entity)
        .where('reference_seven', '=', firstSeven)
        .executeTakeFirst();
      return row !== undefined;
    },
    async insert(payment) {
      const inserted = await db
        .insertInto('payments')
        .values(rowOf(tenant, payment))
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      return inserted !== undefined;
    },
    async save(payment) {
      const next = { ...payment, version: payment.version + 1 };
      const saved = await db
        .updateTable('payments')
        .set(rowOf(tenant, next))
        .where('tenant', '=', tenant)
        .where('id', '=', payment.id)
        .where('version', '=', payment.version)
        .returning('id')
        .executeTakeFirst();
      if (!saved) throw new Stale();
      return next;
    },
    async customUniqueIdTaken(clientId, customUniqueId) {
      const row = await own()
        .select('id')
        .where('client_id', '=', clientId)
        .where('custom_unique_id', '=', customUniqueId)
        .executeTakeFirst();
      return row !== undefined;
    },
    async list(clientId, filters: PaymentFilters) {
      const filtered = filterPayments(own().where('client_id', '=', clientId), filters);
      const { count } = await filtered
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      const rows = await orderPayments(filtered.select('document'), filters.sort, database)
        .limit(filters.limit)
        .offset((filters.page - 1) * filters.limit)
        .execute();
      return { items: rows.map((row) => JSON.parse(row.document)), totalCount: count };
    },
    async unsettled(platformCode) {
      const rows = await own()
        .select('id')
        .where('platform_code', '=', platformCode)
        .where('state', '=', 'confirmed')
        .where('due_at', 'is not', null)
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => id);
    },
    async waitingPushes(platformCode) {
      const rows = await own()
        .select('document')
        .where('platform_code', '=', platformCode)
        .where('state', '=', 'pending_confirmation')
        .orderBy('id', 'desc')
        .execute();
      return rows.map((row) => JSON.parse(row.document) as PaymentRecord).filter(({ push }) => push);
    },
  };
}

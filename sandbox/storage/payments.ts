import type { PaymentFilters } from '@balcao/contract/payments/filters.ts';
import { idReference } from '@balcao/contract/references.ts';
import { nextDueAt, type PaymentRecord } from '../domain/payments/payment.ts';
import type { TenantStore } from '../domain/ports.ts';
import type { Connection } from './connection.ts';
import { storable } from './ids.ts';
import { filterPayments, orderPayments } from './paymentFilters.ts';
import { prepared } from './prepared.ts';
import { Stale } from './stale.ts';
import type { PaymentRow } from './tables.ts';

/** Columns that stay as a payment was written. */
function fixedOf(tenant: string, payment: PaymentRecord) {
  const { id, clientId, platformCode, type, createdAt, initialPaymentId, sent } = payment;
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
    created_at: createdAt,
  };
}

/** Columns a change may write. One that is named is written anew with each index it stands in, changed or not. */
function changingOf(payment: PaymentRecord): Omit<PaymentRow, keyof ReturnType<typeof fixedOf>> {
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

const read = (row: { document: string } | undefined): PaymentRecord | undefined =>
  row && (JSON.parse(row.document) as PaymentRecord);

type Key = { tenant: string; id: number };

const byId = prepared<Key, { document: string }>(({ db }, { tenant, id }) =>
  db.selectFrom('payments').select('document').where('tenant', '=', tenant).where('id', '=', id),
);

const byIdLocking = prepared<Key, { document: string }>(({ db }, { tenant, id }) =>
  db.selectFrom('payments').select('document').where('tenant', '=', tenant).where('id', '=', id).forUpdate(),
);

const insertNew = prepared<PaymentRow, { id: number }>(({ db }, row) =>
  db
    .insertInto('payments')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id'),
);

/** Payments of one tenant. */
export function paymentQueries(connection: Connection): TenantStore['payments'] {
  const { db, tenant, database, locking } = connection;
  const own = () => db.selectFrom('payments').where('tenant', '=', tenant);
  const one = () => (locking ? own().select('document').forUpdate() : own().select('document'));
  return {
    async find(id) {
      const [row] = await (locking ? byIdLocking : byId)(connection, { tenant, id: storable(id) });
      return read(row);
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
      const row = { ...fixedOf(tenant, payment), ...changingOf(payment) };
      const [inserted] = await insertNew(connection, row);
      return inserted !== undefined;
    },
    async save(payment) {
      const next = { ...payment, version: payment.version + 1 };
      const saved = await db
        .updateTable('payments')
        .set(changingOf(next))
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

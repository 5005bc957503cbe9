import { idReference } from '@balcao/contract/checkDigits.ts';
import type { PaymentFilters } from '@balcao/contract/resources/payments/filters.ts';
import type { PaymentRecord } from '../domain/payments/payment.ts';
import { nextDueAt } from '../domain/payments/upcoming.ts';
import type { TenantStore } from '../domain/ports.ts';
import type { LiveEvent } from '../domain/simulator/liveEvent.ts';
import { isBusy } from '../domain/terminals/transaction.ts';
import type { Connection } from './connection.ts';
import { filterPayments, paymentOrder } from './paymentFilters.ts';
import { prepared } from './prepared.ts';
import { storable } from './queries.ts';
import { Stale } from './retries.ts';
import type { Tables } from './tables.ts';

type PaymentRow = Tables['payments'];
type Key = Pick<PaymentRow, 'tenant' | 'id'>;
type Found = Pick<PaymentRow, 'document'>;

/** Finds a payment by the columns of a key, and locks it if it will be changed. */
const findBy = <Columns extends Partial<PaymentRow>>() =>
  prepared<Columns, Found>(({ db, locking }, columns) => {
    const one = db
      .selectFrom('payments')
      .select('document')
      .where((eb) => eb.and(columns));
    return locking ? one.forUpdate() : one;
  });

const byId = findBy<Key>();

type Reference = Pick<PaymentRow, 'tenant' | 'reference'> & Record<'reference_entity' | 'reference_seven', string>;

const byReference = findBy<Reference>();

const insertNew = prepared<PaymentRow, { id: number }>(({ db }, row) =>
  db
    .insertInto('payments')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id'),
);

/** Writes a payment if its version is unchanged; otherwise updates no row. */
const update = prepared<PaymentRow & { read: number }, { id: number }>(({ db }, { tenant, id, read, ...columns }) =>
  db
    .updateTable('payments')
    .set(columns)
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .where('version', '=', read)
    .returning('id'),
);

/** Row of a payment: the whole document, and a column for each field that is searched. */
export function paymentRow(tenant: string, payment: PaymentRecord): PaymentRow {
  const { sent, method, reference, fee, terminal } = payment;
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
    method_type: method?.type ?? payment.availableMethods.find(({ code }) => reference && code === 'MB')?.type ?? null,
    result_code: method?.result?.code ?? null,
    initial_payment_id: payment.initialPaymentId ?? null,
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
    checkout_id: payment.checkout?.id ?? null,
    terminal_uuid: terminal?.uuid ?? null,
    terminal_busy: terminal && isBusy(terminal) ? 1 : null,
  };
}

/** Live events for a written payment, which may also be shown on a phone or a terminal. */
function eventsOf({ id, platformCode, method }: PaymentRecord): LiveEvent[] {
  const events: LiveEvent[] = [{ kind: 'payment', platformCode, id: String(id) }];
  if (method?.code === 'MW') events.push({ kind: 'push', platformCode, id: String(id) });
  if (method?.type === 'TPA') events.push({ kind: 'terminal', platformCode, id: null });
  return events;
}

/** Maximum number of documents (up to 12 kB each) per read; small on SQLite, where a read blocks other work. */
const documentsAtOnce = { sqlite: 25, postgresql: 500 };

export function paymentQueries(connection: Connection): TenantStore['payments'] {
  const { db, tenant, database, locking, storedBytes, pace, onChange } = connection;
  const own = () => db.selectFrom('payments').where('tenant', '=', tenant);
  const ofPlatform = (code: string) => own().select('id').where('platform_code', '=', code);
  const one = () => (locking ? own().select('document').forUpdate() : own().select('document'));
  const read = (row: { document: string } | undefined): PaymentRecord | undefined => row && JSON.parse(row.document);
  async function paymentsOf(ordered: { execute(): Promise<{ id: number }[]> }): Promise<PaymentRecord[]> {
    const ids = (await ordered.execute()).map(({ id }) => id);
    const payments = new Map<number, PaymentRecord>();
    for (let at = 0; at < ids.length; at += documentsAtOnce[database]) {
      const slice = ids.slice(at, at + documentsAtOnce[database]);
      const rows = await own().select('document').where('id', 'in', slice).execute();
      for (const { document } of rows) {
        const payment = JSON.parse(document) as PaymentRecord;
        payments.set(payment.id, payment);
        await pace?.();
      }
    }
    return ids.flatMap((id) => payments.get(id) ?? []);
  }

  return {
    async find(id) {
      const [row] = await byId(connection, { tenant, id: storable(id) });
      return read(row);
    },
    async findByReference(entity, number) {
      const seven = number.slice(0, 7);
      const reference = { tenant, reference_entity: entity, reference_seven: seven, reference: number };
      return read((await byReference(connection, reference))[0]);
    },
    async findByCheckout(id) {
      return read(await one().where('checkout_id', '=', id).executeTakeFirst());
    },
    async findBySeven(entity, firstSeven) {
      const ofEntity = one().where('reference_entity', '=', entity);
      return read(await ofEntity.where('reference_seven', '=', firstSeven).executeTakeFirst());
    },
    async insert(payment) {
      const row = paymentRow(tenant, payment);
      const [inserted] = await insertNew(connection, row);
      // Another payment has occupied the terminal, which the retried transaction will see.
      if (!inserted && row.terminal_busy !== null) throw new Stale();
      if (inserted) storedBytes?.add(tenant, row.document.length);
      if (inserted) for (const event of eventsOf(payment)) onChange(event);
      return inserted !== undefined;
    },
    async save(payment) {
      const next = { ...payment, version: payment.version + 1 };
      const [saved] = await update(connection, { ...paymentRow(tenant, next), read: payment.version });
      if (!saved) throw new Stale();
      for (const event of eventsOf(next)) onChange(event);
      return next;
    },
    async customUniqueIdTaken(clientId, customUniqueId) {
      const row = await own()
        .select('id')
        .where((eb) => eb.and({ client_id: clientId, custom_unique_id: customUniqueId }))
        .executeTakeFirst();
      return row !== undefined;
    },
    async list(clientId, filters: PaymentFilters) {
      const matching = filterPayments(own().where('client_id', '=', clientId), filters);
      const { count } = await matching.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
      const page = matching
        .select('id')
        .orderBy(paymentOrder(filters.sort, database))
        .limit(filters.limit)
        .offset((filters.page - 1) * filters.limit);
      return { items: await paymentsOf(page), totalCount: count };
    },
    async unsettled(platformCode) {
      const due = ofPlatform(platformCode).where('state', '=', 'confirmed').where('due_at', 'is not', null);
      return (await due.orderBy('id').execute()).map(({ id }) => id);
    },
    async newest(platformCode, { state, limit }) {
      const newest = ofPlatform(platformCode).orderBy('id', 'desc').limit(limit);
      return paymentsOf(state ? newest.where('state', '=', state) : newest);
    },
    async soonestDue(platformCode, limit) {
      const due = ofPlatform(platformCode).where('due_at', 'is not', null);
      return paymentsOf(due.orderBy('due_at').orderBy('id').limit(limit));
    },
    async waitingPushes(platformCode, limit) {
      const waiting = ofPlatform(platformCode).where('state', '=', 'pending_confirmation');
      return (await paymentsOf(waiting.orderBy('id', 'desc').limit(limit))).filter(({ push }) => push);
    },
  };
}

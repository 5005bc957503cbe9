import type { PaymentFilters } from '@balcao/contract/resources/payments/filters.ts';
import type { PaymentRecord } from '../domain/payments/payment.ts';
import type { TenantStore } from '../domain/ports.ts';
import type { LiveEvent } from '../domain/simulator/liveEvent.ts';
import type { Connection } from './connection.ts';
import { storable } from './ids.ts';
import { filterPayments } from './paymentFilters.ts';
import { orderPayments } from './paymentOrder.ts';
import { ownPlan, pagePlan } from './paymentPlan.ts';
import { changingOf, paymentRow } from './paymentRows.ts';
import { changesOf, updateOf } from './paymentUpdate.ts';
import { type On, prepared } from './prepared.ts';
import { Stale } from './stale.ts';
import type { PaymentRow } from './tables.ts';

type Key = { tenant: string; id: number };

const byId = prepared<Key, { document: string }>(({ db }, { tenant, id }) =>
  db.selectFrom('payments').select('document').where('tenant', '=', tenant).where('id', '=', id),
);

const byIdLocking = prepared<Key, { document: string }>(({ db }, { tenant, id }) =>
  db.selectFrom('payments').select('document').where('tenant', '=', tenant).where('id', '=', id).forUpdate(),
);

type Reference = { tenant: string; entity: string; seven: string; number: string };

const ofReference = ({ db }: On, { tenant, entity, seven, number }: Reference) =>
  db
    .selectFrom('payments')
    .select('document')
    .where('tenant', '=', tenant)
    .where('reference_entity', '=', entity)
    .where('reference_seven', '=', seven)
    .where('reference', '=', number);

const byReference = prepared<Reference, { document: string }>(ofReference);

const byReferenceLocking = prepared<Reference, { document: string }>((on, reference) =>
  ofReference(on, reference).forUpdate(),
);

const insertNew = prepared<PaymentRow, { id: number }>(({ db }, row) =>
  db
    .insertInto('payments')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id'),
);

/** What a written payment changes for those who look on: it may stand on a phone or a terminal too. */
function eventsOf({ id, platformCode, method }: PaymentRecord): LiveEvent[] {
  const events: LiveEvent[] = [{ kind: 'payment', platformCode, id: String(id) }];
  if (method?.code === 'MW') events.push({ kind: 'push', platformCode, id: String(id) });
  if (method?.type === 'TPA') events.push({ kind: 'terminal', platformCode, id: null });
  return events;
}

/** Characters of documents that are parsed at once: a page of the largest has several millions. */
const charactersAtOnce = 1_000_000;

/** Payments of one tenant. */
export function paymentQueries(connection: Connection): TenantStore['payments'] {
  const { db, tenant, database, locking, storedBytes, onChange } = connection;
  /** Payments as this transaction found them. */
  const found = new Map<number, PaymentRecord>();
  const own = () => db.selectFrom('payments').where('tenant', '=', tenant);
  const one = () => (locking ? own().select('document').forUpdate() : own().select('document'));
  function read(row: { document: string } | undefined): PaymentRecord | undefined {
    if (!row) return undefined;
    const payment = JSON.parse(row.document) as PaymentRecord;
    found.set(payment.id, payment);
    return payment;
  }
  async function documentsOf(rows: readonly { document: string }[]): Promise<PaymentRecord[]> {
    const payments: PaymentRecord[] = [];
    let left = charactersAtOnce;
    for (const { document } of rows) {
      payments.push(JSON.parse(document));
      left -= document.length;
      if (left > 0) continue;
      await connection.nextTurn?.();
      left = charactersAtOnce;
    }
    return payments;
  }
  /** How many ids were given out: as many payments there are at most. */
  async function issuedIds(): Promise<number> {
    const row = await db
      .selectFrom('sequences')
      .select('next')
      .where('tenant', '=', tenant)
      .where('name', '=', 'payment')
      .executeTakeFirst();
    return row?.next ?? 0;
  }

  return {
    async find(id) {
      const [row] = await (locking ? byIdLocking : byId)(connection, { tenant, id: storable(id) });
      return read(row);
    },
    async findByReference(entity, number) {
      const reference = { tenant, entity, seven: number.slice(0, 7), number };
      const [row] = await (locking ? byReferenceLocking : byReference)(connection, reference);
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
      const row = paymentRow(tenant, payment);
      const [inserted] = await insertNew(connection, row);
      // Somebody's payment reached the terminal first: run again, the transaction will see it there.
      if (!inserted && row.terminal_busy !== null) throw new Stale();
      if (inserted) storedBytes?.add(tenant, row.document.length);
      if (inserted) for (const event of eventsOf(payment)) onChange(event);
      return inserted !== undefined;
    },
    async save(payment) {
      const next = { ...payment, version: payment.version + 1 };
      const { id, version } = payment;
      const known = found.get(id);
      const before = known?.version === version ? changingOf(known) : undefined;
      const changes = changesOf(before, changingOf(next));
      const [saved] = await updateOf(Object.keys(changes))(connection, {
        ...changes,
        tenant,
        id,
        read: version,
      });
      if (!saved) throw new Stale();
      found.set(id, next);
      for (const event of eventsOf(next)) onChange(event);
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
      const mine = own().where('client_id', '=', clientId);
      const { count } = await filterPayments(mine, filters, ownPlan.leads)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      const { leads, gathered } = pagePlan(filters, database, count, await issuedIds());
      const matching = filterPayments(mine, filters, leads).select('id');
      const page = orderPayments(matching, filters.sort, database, gathered)
        .limit(filters.limit)
        .offset((filters.page - 1) * filters.limit);
      const rows = await orderPayments(
        own().select('document').where('id', 'in', page),
        filters.sort,
        database,
      ).execute();
      return { items: await documentsOf(rows), totalCount: count };
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
    async newest(platformCode, { state, limit }) {
      let newest = own()
        .select('document')
        .where('platform_code', '=', platformCode)
        .orderBy('id', 'desc')
        .limit(limit);
      if (state) newest = newest.where('state', '=', state);
      return documentsOf(await newest.execute());
    },
    async soonestDue(platformCode, limit) {
      const rows = await own()
        .select('document')
        .where('platform_code', '=', platformCode)
        .where('due_at', 'is not', null)
        .orderBy('due_at')
        .orderBy('id')
        .limit(limit)
        .execute();
      return documentsOf(rows);
    },
    async waitingPushes(platformCode, limit) {
      const rows = await own()
        .select('document')
        .where('platform_code', '=', platformCode)
        .where('state', '=', 'pending_confirmation')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return (await documentsOf(rows)).filter(({ push }) => push);
    },
  };
}

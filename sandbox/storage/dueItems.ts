import { sql } from 'kysely';
import type { DueItem } from '../domain/clock/dueItems.ts';
import { failedBefore, withoutFailures } from './itemFailures.ts';
import type { Database } from './tables.ts';

type Due = Pick<DueItem, 'tenant' | 'at' | 'failedBefore'>;

/** Items with due times, except deliveries: table, id column, and conversion of a due row to an item. */
const sources = [
  {
    kind: 'payment',
    table: 'payments',
    id: 'payments.id',
    item: (due: Due, id: unknown): DueItem => ({ ...due, kind: 'payment', paymentId: Number(id) }),
  },
  {
    kind: 'entity',
    table: 'entities',
    id: 'entities.client_id',
    item: (due: Due, id: unknown): DueItem => ({ ...due, kind: 'entity', clientId: String(id) }),
  },
] as const;
type Source = (typeof sources)[number];

const canBeDone = ({ kind, table, id }: Source, now: number) =>
  withoutFailures(kind, sql.ref(`${table}.tenant`), sql.ref(id), now);

export async function tenantsWithDueItems(db: Database, now: number): Promise<string[]> {
  const due = sources.map((source) => {
    const { table } = source;
    return sql`exists (
      select 1 from ${sql.table(table)}
      where ${sql.ref(`${table}.tenant`)} = tenants.tenant
        and ${sql.ref(`${table}.due_at`)} <= ${now} + tenants.clock_offset and ${canBeDone(source, now)})`;
  });
  const { rows } = await sql<{ tenant: string }>`
    select tenant from tenants where frozen_at is null and (${sql.join(due, sql` or `)})`.execute(db);
  return rows.map(({ tenant }) => tenant);
}

export async function dueItems(db: Database, tenant: string, now: number, limit: number): Promise<DueItem[]> {
  const found: DueItem[] = [];
  for (const source of sources) {
    const { kind, table, id, item } = source;
    const counted = failedBefore(kind, sql.ref(`${table}.tenant`), sql.ref(id));
    const { rows } = await sql<{ id: unknown; at: number; failed: boolean | number }>`
      select ${sql.ref(id)} as id, due_at as at, ${counted} as failed from ${sql.table(table)}
      where tenant = ${tenant}
        and due_at <= ${now} + (select clock_offset from tenants where tenant = ${tenant} and frozen_at is null)
        and ${canBeDone(source, now)}
      order by due_at limit ${limit}`.execute(db);
    found.push(...rows.map((row) => item({ tenant, at: row.at, failedBefore: Boolean(row.failed) }, row.id)));
  }
  return found.sort((one, other) => one.at - other.at);
}

/** Earliest due time after `after` among a tenant's payments and registrations; null if there is none. */
export async function nextItemDue(db: Database, tenant: string, now: number, after: number): Promise<number | null> {
  const moments: number[] = [];
  for (const source of sources) {
    const { rows } = await sql<{ at: number | null }>`
      select min(due_at) as at from ${sql.table(source.table)}
      where tenant = ${tenant} and due_at > ${after} and ${canBeDone(source, now)}`.execute(db);
    for (const { at } of rows) if (at !== null) moments.push(at);
  }
  return moments.length > 0 ? Math.min(...moments) : null;
}

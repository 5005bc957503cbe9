import { sandboxQuotas } from '@balcao/contract/control/sandboxQuotas.ts';
import { sql } from 'kysely';
import { Refused, refuse } from '../domain/outcome.ts';
import type { Connection } from './connection.ts';
import { type BoundedTable, mostRows, quotaOf } from './quotas.ts';

/** Counts the rows of a table up to a limit. */
async function countRows(
  { db, tenant }: Connection,
  table: BoundedTable,
  most: number,
  isCounted = sql<boolean>`true`,
): Promise<number> {
  const { rows } = await db
    .selectFrom((eb) =>
      eb.selectFrom(table).select('tenant').where('tenant', '=', tenant).where(isCounted).limit(most).as('own'),
    )
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return Number(rows);
}

const refusals = {
  objects: (most: number) => refuse('c0803', { values: { most } }),
  subscriptions: (most: number) => refuse('c0810', { values: { most } }),
  bytes: (most: number) => refuse('c0811', { values: { megabytes: most / 1_000_000 } }),
};

/**
 * Requires that a tenant may add one more row to a table.
 * @param id id of the new row. Ids count up from one and never fall below the rows of an imported state, so an id
 * limits the number of rows; rows are counted only if the id exceeds the quota.
 * @throws Refused with c0803 or c0810 for the number of rows, c0811 for the bytes of all
 */
export async function requireQuota(connection: Connection, table: BoundedTable, id?: number): Promise<void> {
  const { db, tenant, storedBytes } = connection;
  const most = mostRows(tenant, table);
  if (most !== undefined && (id === undefined || id > most)) {
    const full = (await countRows(connection, table, most)) >= most;
    if (full) throw new Refused(refusals[table === 'webhooks' ? 'subscriptions' : 'objects'](most));
  }
  if (await storedBytes?.isFull(db, tenant)) throw new Refused(refusals.bytes(quotaOf(tenant, 'storedBytes')));
}

/** Matches documents with `signedUp`. No value matches, because quotation marks in values are escaped. */
const hasSignedUp = sql<boolean>`document like '%"signedUp":true%'`;

/** Requires room for one more entity of the sign-up page. @throws Refused with c0816 */
export async function requireSignUpQuota(connection: Connection): Promise<void> {
  const { signUps: most } = sandboxQuotas;
  const full = (await countRows(connection, 'entities', most, hasSignedUp)) >= most;
  if (full) throw new Refused(refuse('c0816', { values: { most } }));
}

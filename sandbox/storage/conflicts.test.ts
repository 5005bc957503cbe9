import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { database, migratedDatabase, type TestDatabase } from '../testing/database.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { openTestSandbox } from '../testing/testSandbox.ts';
import { webRuntime } from '../webRuntime.ts';
import type { OpenedDatabase } from './openedDatabase.ts';
import { createTransact } from './transact.ts';

const clockOf = (db: OpenedDatabase['db']) =>
  db.selectFrom('tenants').select('clock_offset').where('tenant', '=', 'one').executeTakeFirstOrThrow();

/** Distributed databases offer no other isolation level than serializable. */
describe.runIf(database === 'postgresql')('a serializable database', () => {
  let testDatabase: TestDatabase;
  let opened: OpenedDatabase;

  beforeAll(async () => {
    testDatabase = await migratedDatabase();
    opened = openTestDatabase(testDatabase.location);
    const name = sql.id(String(testDatabase.name));
    await sql`alter database ${name} set default_transaction_isolation = serializable`.execute(opened.db);
    await opened.close();
    opened = openTestDatabase(testDatabase.location);
    await sql`insert into tenants (tenant, clock_offset) values ('one', 0)`.execute(opened.db);
  });
  afterAll(async () => {
    await opened.close();
    await testDatabase.drop();
  });

  it('undoes transactions that meet, and each of them counts in the end', async () => {
    let runs = 0;
    const before = (await clockOf(opened.db)).clock_offset;
    const transact = createTransact(opened.db, webRuntime);
    const count = () =>
      transact(async (trx) => {
        runs += 1;
        const { clock_offset: offset } = await clockOf(trx);
        await trx
          .updateTable('tenants')
          .set({ clock_offset: offset + 1 })
          .where('tenant', '=', 'one')
          .execute();
      });
    await Promise.all(Array.from({ length: 8 }, count));
    expect((await clockOf(opened.db)).clock_offset).toBe(before + 8);
    expect(runs).toBeGreaterThan(8);
  });

  it('undoes a single statement, which runs again by itself', async () => {
    const before = (await clockOf(opened.db)).clock_offset;
    const add = (db: OpenedDatabase['db']) =>
      sql`update tenants set clock_offset = clock_offset + 1 where tenant = 'one'`.execute(db);
    let waiting: Promise<unknown> | undefined;
    await opened.db.transaction().execute(async (trx) => {
      await add(trx);
      waiting = add(opened.db);
      await vi.waitFor(async () => {
        const { rows } =
          await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
            opened.long,
          );
        expect(rows).toHaveLength(1);
      });
    });
    await waiting;
    expect((await clockOf(opened.db)).clock_offset).toBe(before + 2);
  });
});

describe.runIf(database === 'postgresql')('a commit that the server undoes', () => {
  it.each(['40001', '40P01'])('with %s is no concern of the caller', async (code) => {
    const testDatabase = await migratedDatabase();
    const { api, faults, close } = await openTestSandbox(testDatabase.location);
    const client = pg.Client.prototype as unknown as { query(...values: unknown[]): Promise<unknown> };
    const { query } = client;
    let left = 3;
    vi.spyOn(client, 'query').mockImplementation(async function (this: unknown, ...values) {
      if (values[0] !== 'commit' || left === 0) return query.apply(this, values);
      left -= 1;
      await query.call(this, 'rollback');
      throw Object.assign(new Error('could not serialize access'), { code });
    });
    const { status, data } = await api.post<Payment>('/api/payments/references', { amount: 1000 });
    expect([status, left, faults]).toEqual([201, 0, []]);
    expect((await api.get<Payment>(`/api/payments/${data.id}`)).status).toBe(200);
    await close();
    await testDatabase.drop();
  });
});

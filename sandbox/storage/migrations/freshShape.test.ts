import { Migrator, sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '../drivers/openDatabase.ts';
import { migrate, migrations } from '../migrations.ts';
import type { Database } from '../tables.ts';
import shape from './freshShape.json' with { type: 'json' };

/** The statements that make what a database holds, but for the lock of its driver. */
async function shapeOf(db: Database): Promise<string[]> {
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_master where sql is not null and name not like 'sqlite_%' and name != 'lock'
    order by rowid`.execute(db);
  return rows.map((row) => row.sql);
}

/** What the migrator noted, without the time. */
async function notedIn(db: Database): Promise<unknown> {
  const { rows } = await sql`select name from kysely_migration order by name`.execute(db);
  return { rows, locks: (await sql`select * from kysely_migration_lock`.execute(db)).rows };
}

async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const opened = openDatabase({ sqlite: ':memory:' });
  try {
    return await work(opened.db);
  } finally {
    await opened.close();
  }
}

/** Migrates step by step, as a database of the first release is. */
const stepByStep = async (db: Database) => {
  await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest();
  return { shape: await shapeOf(db), noted: await notedIn(db) };
};

it('a fresh database has the shape that the migrations give it', async () => {
  const migrated = await withDatabase(stepByStep);
  await expect(`${JSON.stringify(migrated.shape, undefined, 2)}\n`).toMatchFileSnapshot('freshShape.json');
  const fresh = await withDatabase(async (db) => {
    await migrate(db, 'sqlite');
    return { shape: await shapeOf(db), noted: await notedIn(db) };
  });
  expect(fresh).toEqual(migrated);
  expect(fresh.shape).toEqual(shape);
});

it('a database that was begun is migrated, and keeps what it holds', async () => {
  await withDatabase(async (db) => {
    const { error } = await new Migrator({
      db,
      provider: { getMigrations: async () => migrations },
    }).migrateTo('001_tables');
    expect(error).toBeUndefined();
    await sql`insert into tenants values ('old', 0)`.execute(db);
    await migrate(db, 'sqlite');
    expect((await sql`select tenant from tenants`.execute(db)).rows).toEqual([{ tenant: 'old' }]);
  });
});

import { type Migration, sql } from 'kysely';
import { expect, it } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { apiOf, merchant } from '../testing/api.ts';
import { emptyDatabase } from '../testing/database.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { migrate, migrations } from './migrations.ts';
import type { Database } from './tables.ts';

const ofMigrator = /^kysely_|^lock$/;

const tablesOf = async (db: Database) =>
  (await db.introspection.getTables()).filter(({ name }) => !ofMigrator.test(name));

/** Changes that a later release may make: a new table, and a new column that old inserts omit. */
const addColours: Migration = {
  async up(db) {
    await sql`create table colours (tenant text not null, name text not null)`.execute(db);
    await sql`alter table payments add column colour text not null default 'red'`.execute(db);
  },
};
const nextRelease = { ...migrations, '002_colours': addColours };

const breaksOff: Migration = {
  async up(db) {
    await sql`create table colours (tenant text not null)`.execute(db);
    throw new Error('The process was killed.');
  },
};

async function withDatabase(work: (opened: ReturnType<typeof openTestDatabase>) => Promise<void>) {
  const { location, drop } = await emptyDatabase();
  const opened = openTestDatabase(location);
  await work(opened);
  await opened.close();
  await drop();
}

/** Value that fits a column: JSON for a document, otherwise text. */
function valueFor(name: string, dataType: string): unknown {
  if (/int/i.test(dataType)) return 1;
  if (name === 'document') return '{}';
  return name === 'attempts' ? '[]' : `old ${name}`;
}

async function fill(db: Database): Promise<string[]> {
  const tables = await tablesOf(db);
  for (const { name, columns } of tables) {
    const values = columns.map((column) => sql`${valueFor(column.name, column.dataType)}`);
    const names = columns.map((column) => sql.ref(column.name));
    await sql`insert into ${sql.table(name)} (${sql.join(names)}) values (${sql.join(values)})`.execute(db);
  }
  return tables.map(({ name }) => name);
}

const rowsOf = async (db: Database, table: string) =>
  (await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db)).rows;

it('a database of the first release is migrated by a later one, with a row in every table [migrations.keep-every-row]', () =>
  withDatabase(async ({ db }) => {
    await migrate(db);
    const tables = await fill(db);
    const before = await Promise.all(tables.map((table) => rowsOf(db, table)));
    await migrate(db, nextRelease);
    await migrate(db, nextRelease);
    for (const [index, table] of tables.entries())
      expect(await rowsOf(db, table), table).toMatchObject(before[index] ?? []);
    expect((await sql`select colour from payments`.execute(db)).rows).toEqual([{ colour: 'red' }]);
    expect(tables.length).toBeGreaterThan(15);
  }));

it('a sandbox of the release before goes on working on what a later one has migrated [migrations.older-process-goes-on]', () =>
  withDatabase(async (database) => {
    const faults: unknown[] = [];
    const sandbox = await createSandbox({
      database,
      publicUrl: 'http://localhost:4000',
      onFault: (...fault) => faults.push(fault),
    });
    const api = apiOf(sandbox.fetch, merchant);
    const create = async () => (await api.post<{ id: string }>('/api/payments/references', { amount: 1000 })).data.id;
    const before = await create();
    await migrate(database.db, nextRelease);
    const afterwards = await create();
    const { data } = await api.get<{ id: string }[]>('/api/payments');
    expect(data.map(({ id }) => id)).toEqual(expect.arrayContaining([before, afterwards]));
    expect((await api.post('/sandbox/reset')).status).toBe(200);
    expect(faults).toEqual([]);
  }));

it('a migration that breaks off leaves nothing behind, and can be made again', () =>
  withDatabase(async ({ db }) => {
    await migrate(db);
    await expect(migrate(db, { ...migrations, '002_colours': breaksOff })).rejects.toThrow('killed');
    expect((await tablesOf(db)).map(({ name }) => name)).not.toContain('colours');
    await migrate(db, nextRelease);
    expect((await tablesOf(db)).map(({ name }) => name)).toContain('colours');
  }));

import { Migrator, sql } from 'kysely';
import { expect, it } from 'vitest';
import { emptyDatabase } from '../../testing/database.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { migrate, migrations } from '../migrations.ts';
import type { Database } from '../tables.ts';

const ofMigrator = /^kysely_|^lock$/;

/** Tables of the sandbox, with their columns. */
const tablesOf = async (db: Database) =>
  (await db.introspection.getTables()).filter(({ name }) => !ofMigrator.test(name));

/** A value that fits a column: JSON where a document is kept, ids of another tenant elsewhere. */
function valueFor(name: string, dataType: string): unknown {
  if (/int/i.test(dataType)) return 1;
  if (name === 'document') return '{}';
  return name === 'attempts' ? '[]' : `old ${name}`;
}

/** Puts one row into every table. */
async function fill(db: Database): Promise<string[]> {
  const tables = await tablesOf(db);
  for (const { name, columns } of tables) {
    const values = columns.map((column) => sql`${valueFor(column.name, column.dataType)}`);
    const names = columns.map((column) => sql.ref(column.name));
    await sql`insert into ${sql.table(name)} (${sql.join(names)}) values (${sql.join(values)})`.execute(db);
  }
  return tables.map(({ name }) => name);
}

const count = async (db: Database, table: string) =>
  (await sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`.execute(db)).rows[0]?.rows ??
  0;

it.each(Object.keys(migrations))('a database of %s is migrated with a row in every table', async (name) => {
  const { location, drop } = await emptyDatabase();
  const { db, close } = openTestDatabase(location);
  await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo(name);
  const filled = await fill(db);
  const before = await Promise.all(filled.map((table) => count(db, table)));
  await migrate(db);
  const after = await Promise.all(filled.map((table) => count(db, table)));
  // A migration may make rows of others; none may be gone.
  for (const [index, table] of filled.entries()) {
    expect([table, Math.min(after[index] ?? 0, before[index] ?? 0)]).toEqual([table, before[index]]);
  }
  expect(filled.length).toBeGreaterThan(5);
  await close();
  await drop();
});

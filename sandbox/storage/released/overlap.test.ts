import { existsSync, readFileSync } from 'node:fs';
import { Migrator, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { database, emptyDatabase } from '../../testing/database.ts';
import { openMigrated } from '../../testing/openMigrated.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { migrations } from '../migrations.ts';
import type { Database } from '../tables.ts';
import { releasedMigration } from './released.ts';

/**
 * Two versions on one database: while processes are replaced one by one, those of the released version go on working on
 * what the newest has migrated.
 */

const ofMigrator = /^kysely_|^lock$/;

interface Column {
  dataType: string;
  isNullable: boolean;
  hasDefaultValue: boolean;
}

/** Columns by `table.column`. */
async function columnsOf(db: Database): Promise<Map<string, Column>> {
  const tables = (await db.introspection.getTables()).filter(({ name }) => !ofMigrator.test(name));
  return new Map(
    tables.flatMap(({ name: table, columns }) =>
      columns.map(({ name, dataType, isNullable, hasDefaultValue }) => [
        `${table}.${name}`,
        { dataType, isNullable, hasDefaultValue },
      ]),
    ),
  );
}

const uniqueIndexes = {
  sqlite: sql<{ name: string }>`
    select m.name || ' ' || group_concat(i.name) as name
    from sqlite_master m, pragma_index_list(m.name) l, pragma_index_info(l.name) i
    where m.type = 'table' and l."unique" = 1 group by m.name, l.name`,
  postgresql: sql<{ name: string }>`
    select x.indrelid::regclass::text || ' ' || string_agg(a.attname, ',' order by a.attnum) as name
    from pg_index x join pg_attribute a on a.attrelid = x.indexrelid
    join pg_class c on c.oid = x.indrelid join pg_namespace n on n.oid = c.relnamespace
    where x.indisunique and n.nspname = 'public' group by x.indexrelid, x.indrelid`,
};

async function shapeOf(db: Database) {
  const { rows } = await uniqueIndexes[database].execute(db);
  return { columns: await columnsOf(db), unique: rows.map(({ name }) => name).sort() };
}

const tableOf = (name: string) => name.split(/[. ]/)[0] ?? '';

describe('a migration after a release', () => {
  it('only adds: tables, indexes, and columns that old inserts may leave out', async () => {
    const { location, drop } = await emptyDatabase();
    const opened = openTestDatabase(location);
    const migrator = new Migrator({ db: opened.db, provider: { getMigrations: async () => migrations } });
    await migrator.migrateTo(releasedMigration);
    const old = await shapeOf(opened.db);
    await migrator.migrateToLatest();
    const now = await shapeOf(opened.db);
    await opened.close();
    await drop();

    for (const [name, column] of old.columns) expect([name, now.columns.get(name)]).toEqual([name, column]);
    const oldTables = new Set([...old.columns.keys()].map(tableOf));
    const added = [...now.columns].filter(([name]) => !old.columns.has(name) && oldTables.has(tableOf(name)));
    const demanded = added.filter(([, { isNullable, hasDefaultValue }]) => !isNullable && !hasDefaultValue);
    expect(demanded).toEqual([]);
    const newlyUnique = now.unique.filter(
      (name) => !old.unique.includes(name) && oldTables.has(tableOf(name)),
    );
    expect(newlyUnique).toEqual([]);
    expect(old.columns.size).toBeGreaterThan(100);
  });
});

const recorded = new URL(`./statements.${database}.json`, import.meta.url);

describe.runIf(existsSync(recorded))('the statements of the released version', () => {
  const statements = JSON.parse(readFileSync(recorded, 'utf8')) as string[];

  it('can each be prepared on the newest shape', async () => {
    const { db, kind, close } = await openMigrated();
    const refused: string[] = [];
    for (const [index, text] of statements.entries()) {
      const prepare = kind === 'postgresql' ? `prepare old_${index} as ${text}` : `explain ${text}`;
      // Values that are left out are null for `explain`, which runs nothing.
      await sql
        .raw(prepare)
        .execute(db)
        .catch((error: Error) => refused.push(`${error.message}: ${text}`));
    }
    await close();
    expect(refused).toEqual([]);
    expect(statements.length).toBeGreaterThan(100);
  });
});

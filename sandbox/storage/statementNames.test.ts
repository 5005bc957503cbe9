import { sql } from 'kysely';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { database, emptyDatabase, isPooled } from '../testing/database.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { webRuntime } from '../webRuntime.ts';
import type { OpenedDatabase } from './openedDatabase.ts';
import { prepared } from './prepared.ts';
import { forgetPooler, nameStatement, statementName } from './statementNames.ts';
import { createTransact } from './transact.ts';

const clockOf = prepared<{ tenant: string }, { clock_offset: number }>(({ db }, { tenant }) =>
  db.selectFrom('tenants').selectAll().where('tenant', '=', tenant),
);

let opened: OpenedDatabase;
let drop: () => Promise<void>;

async function openOneConnection() {
  const testDatabase = await emptyDatabase();
  drop = testDatabase.drop;
  opened = openTestDatabase({ ...testDatabase.location, connections: 1 } as typeof testDatabase.location);
  await sql`create table tenants (tenant text, clock_offset bigint)`.execute(opened.db);
  await sql`insert into tenants values ('one', 7)`.execute(opened.db);
}

const read = (db = opened.db) => clockOf({ db, database: opened.kind }, { tenant: 'one' });
const namesKnown = async () => {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(opened.db);
  return rows.filter(({ statement }) => statementName(statement) !== undefined).length;
};

it('a name means the same text in every process, which a pooler lets share connections', async () => {
  vi.resetModules();
  const elsewhere = await import('./statementNames.ts');
  for (const text of ['select 1', 'select 2']) nameStatement(text);
  for (const text of ['select 2', 'select 1']) elsewhere.nameStatement(text);
  expect(elsewhere.statementName('select 1')).toBe(statementName('select 1'));
  expect(statementName('select 1')).not.toBe(statementName('select 2'));
});

describe.runIf(database === 'postgresql' && !isPooled)('a statement with a name', () => {
  afterEach(async () => {
    forgetPooler();
    await opened.close();
    await drop();
  });

  it('is planned once a connection', async () => {
    await openOneConnection();
    await read();
    await read();
    expect(await namesKnown()).toBe(1);
  });

  it('answers when a pooler hands its connection to others, and has no name from then on', async () => {
    await openOneConnection();
    await read();
    await sql`deallocate all`.execute(opened.db);
    expect(await read()).toEqual([{ tenant: 'one', clock_offset: 7 }]);
    await read();
    expect(await namesKnown()).toBe(0);
  });

  it('answers when a migration added a column to what it reads', async () => {
    await openOneConnection();
    await read();
    await sql`alter table tenants add column created_at bigint default 3`.execute(opened.db);
    expect(await read()).toEqual([{ tenant: 'one', clock_offset: 7, created_at: 3 }]);
    await read();
    expect(await namesKnown()).toBe(1);
  });

  it('runs its transaction again when a migration overtook it', async () => {
    await openOneConnection();
    await read();
    await sql`alter table tenants add column created_at bigint default 3`.execute(opened.db);
    const rows = await createTransact(
      opened.db,
      webRuntime,
    )(async (trx) => {
      await sql`update tenants set clock_offset = clock_offset + 1`.execute(trx);
      return read(trx);
    });
    expect(rows).toEqual([{ tenant: 'one', clock_offset: 8, created_at: 3 }]);
  });
});

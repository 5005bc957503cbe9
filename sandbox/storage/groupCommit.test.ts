import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DatabaseUnavailable } from '../domain/database/databaseUnavailable.ts';
import { refuse } from '../domain/outcome.ts';
import { openSqlite } from './drivers/sqlite.ts';
import { createGroupCommit } from './groupCommit.ts';
import type { OpenedDatabase } from './openedDatabase.ts';
import type { Database } from './tables.ts';
import type { RunOnce } from './transact.ts';

let opened: OpenedDatabase;
let run: RunOnce;
/** Makes an open group stop waiting for more transactions. */
let goOn: () => void;

beforeEach(async () => {
  opened = openSqlite(':memory:');
  await sql`create table written (name text primary key)`.execute(opened.db);
  run = createGroupCommit(opened.db, {
    ...(opened.inside as NonNullable<OpenedDatabase['inside']>),
    nextTurn: () => new Promise((done) => (goOn = done)),
  });
});
afterEach(() => opened.close());

const write = (name: string) => (trx: Database) => sql`insert into written values (${name})`.execute(trx);
const written = async () => {
  const { rows } = await sql<{ name: string }>`select name from written order by name`.execute(opened.db);
  return rows.map(({ name }) => name);
};
const nextTurn = () => new Promise((done) => setTimeout(done, 5));

it('nobody hears of a result before it is committed, together with what came meanwhile', async () => {
  const heard: string[] = [];
  const first = run(write('first')).then(() => heard.push('first'));
  await nextTurn();
  const second = run(write('second')).then(() => heard.push('second'));
  await nextTurn();
  expect(heard).toEqual([]);
  goOn();
  await nextTurn();
  expect(heard).toEqual([]);
  goOn();
  await Promise.all([first, second]);
  expect(await written()).toEqual(['first', 'second']);
});

it('a refusal and an error undo what they wrote themselves, and nothing else', async () => {
  const results = Promise.allSettled([
    run(write('kept')),
    run(async (trx) => {
      await write('refused')(trx);
      return refuse('e00600');
    }),
    run(async (trx) => {
      await write('failed')(trx);
      await write('kept')(trx);
    }),
    run(write('kept too')),
  ]);
  await nextTurn();
  goOn();
  const [, refused, failed] = await results;
  expect(refused).toMatchObject({ status: 'fulfilled', value: { ok: false, code: 'e00600' } });
  expect(failed).toMatchObject({ status: 'rejected' });
  expect(await written()).toEqual(['kept', 'kept too']);
});

it('a database that cannot be written fails all that would have been committed with it, and only them', async () => {
  const results = Promise.allSettled([
    run(write('lost')),
    run(async () => {
      throw new DatabaseUnavailable(new Error('disk full'));
    }),
  ]);
  await nextTurn();
  for (const result of await results) {
    expect(result).toMatchObject({ status: 'rejected', reason: expect.any(DatabaseUnavailable) });
  }
  expect(await written()).toEqual([]);
  const later = run(write('later'));
  await nextTurn();
  goOn();
  await later;
  expect(await written()).toEqual(['later']);
});

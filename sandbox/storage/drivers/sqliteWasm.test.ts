import initSqlite from '@sqlite.org/sqlite-wasm';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { DatabaseUnavailable } from '../../domain/database/databaseUnavailable.ts';
import { createPageFile, pagesOf, type WrittenPages } from './pageFile.ts';
import { createSqliteWasm } from './sqliteWasm.ts';

const open = createSqliteWasm(await initSqlite());
const now = () => 0;

/** A database with a table, whose written pages are kept as a browser keeps them. */
async function keptDatabase(onKeep: (written: WrittenPages) => Promise<void> = async () => undefined) {
  const file = createPageFile();
  const kept: Uint8Array[] = [];
  const commits: WrittenPages[] = [];
  const opened = open({
    file,
    now,
    async keep(written) {
      await onKeep(written);
      commits.push(written);
      for (const [index, page] of written.pages) kept[index] = page;
      kept.length = written.count;
    },
  });
  await sql`create table held (number integer, text text)`.execute(opened.db);
  return { ...opened, file, kept, commits };
}

const add = (number: number) => sql`insert into held values (${number}, ${'x'.repeat(5000)})`;

it('keeps what each commit wrote, so that the kept pages are always the whole database', async () => {
  const { db, file, kept, commits, close } = await keptDatabase();
  for (let number = 0; number < 30; number += 1) await add(number).execute(db);
  await sql`delete from held where number > 3`.execute(db);
  await sql`vacuum`.execute(db);
  expect(kept).toEqual(pagesOf(file.copy()));
  const copy = open({ file: createPageFile(kept), now });
  expect((await sql`select number from held`.execute(copy.db)).rows).toHaveLength(4);
  expect((await sql`pragma integrity_check`.execute(copy.db)).rows).toEqual([{ integrity_check: 'ok' }]);
  expect(Math.max(...commits.slice(1, 31).map(({ pages }) => pages.size))).toBeLessThan(8);
  await copy.close();
  await close();
});

it('keeps nothing of a transaction that was undone, and asks for nothing after reading', async () => {
  const { db, commits, close } = await keptDatabase();
  const before = commits.length;
  const undone = db.transaction().execute(async (trx) => {
    await add(1).execute(trx);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await sql`select * from held`.execute(db);
  expect(commits.length).toBe(before);
  await close();
});

it('tells nobody of a change before it is kept', async () => {
  let release = () => {};
  let heldBack = false;
  const { db, close } = await keptDatabase(() =>
    heldBack ? new Promise<void>((resolve) => (release = resolve)) : Promise.resolve(),
  );
  heldBack = true;
  let told = false;
  const change = db
    .transaction()
    .execute((trx) => add(1).execute(trx))
    .then(() => (told = true));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(told).toBe(false);
  heldBack = false;
  release();
  await change;
  await close();
});

it('fails a change that cannot be kept, and keeps its pages with the next one', async () => {
  let full = false;
  const { db, file, kept, close } = await keptDatabase(async () => {
    if (full) throw new DatabaseUnavailable(new Error('QuotaExceededError'), 'not_writable');
  });
  full = true;
  await expect(add(1).execute(db)).rejects.toBeInstanceOf(DatabaseUnavailable);
  full = false;
  await sql`create table other (number integer)`.execute(db);
  expect(kept).toEqual(pagesOf(file.copy()));
  await close();
});

it('frees statements that it no longer caches', async () => {
  const { db, close } = await keptDatabase();
  for (let n = 0; n < 1200; n += 1) await sql.raw(`select ${n} as n`).execute(db);
  const { rows } = await sql<{ n: number }>`select count(*) as n from sqlite_stmt`.execute(db);
  expect(rows[0]?.n).toBeLessThan(600);
  await close();
});

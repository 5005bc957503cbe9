import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { DatabaseUnavailable } from '../../domain/database/databaseUnavailable.ts';
import { loadSqliteFile } from '../../testing/wasmDatabases.ts';
import { createPageFile, pagesOf, type WrittenPages } from './pageFile.ts';
import { createSqliteWasm } from './sqliteWasm.ts';

const sqlite = await loadSqliteFile();
const open = createSqliteWasm(sqlite);
const now = () => 0;

/** Database with one table. Its written pages are saved, as in a browser. */
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
  const prepared = vi.spyOn(sqlite, '_sqlite3_prepare_v2');
  const freed = vi.spyOn(sqlite, '_sqlite3_finalize');
  for (let n = 0; n < 1200; n += 1) await sql.raw(`select ${n} as n`).execute(db);
  expect(prepared).toHaveBeenCalledTimes(1200);
  expect(freed.mock.calls.length).toBeGreaterThan(600);
  await close();
});

it('gives values back as they were, beyond 32 bits, with zeros inside a text, empty and in other scripts', async () => {
  const { db, close } = await keptDatabase();
  const values = [
    ...[0, -1, 2 ** 31, -(2 ** 31) - 1, 1_785_000_000_123, Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER],
    ...[0.5, -1e300, null, '', 'a\0b', 'referência €', '𝄞'],
  ];
  for (const value of values) {
    const { rows } = await sql<{ value: unknown }>`select ${value} as value`.execute(db);
    expect(rows).toEqual([{ value }]);
  }
  await close();
});

it('refuses a value that it would change', async () => {
  const { db, close } = await keptDatabase();
  await expect(sql`select ${new Uint8Array(1)}`.execute(db)).rejects.toThrow('A object cannot be stored.');
  await expect(sql`select x'00' as bytes`.execute(db)).rejects.toThrow('The column bytes has bytes.');
  await close();
});

it('tells the words and the number of an error', async () => {
  const { db, close } = await keptDatabase();
  await sql`create unique index one on held (number)`.execute(db);
  await add(1).execute(db);
  await expect(add(1).execute(db)).rejects.toMatchObject({
    message: 'UNIQUE constraint failed: held.number',
    errcode: 2067,
  });
  await expect(sql`select missing`.execute(db)).rejects.toMatchObject({ message: 'no such column: missing' });
  await close();
});

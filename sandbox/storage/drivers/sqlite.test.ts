import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import type { OpenedDatabase } from '../openedDatabase.ts';
import { openSqlite } from './sqlite.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'balcao-sqlite-'));
const opened: OpenedDatabase[] = [];
const folders: string[] = [];

function open(...options: Parameters<typeof openSqlite>): OpenedDatabase {
  const made = openSqlite(...options);
  opened.push(made);
  return made;
}

function newFolder(): string {
  const made = folder();
  folders.push(made);
  return made;
}

afterEach(async () => {
  for (const { close } of opened.splice(0)) await close();
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
});

it.each([
  [undefined, 1],
  ['normal', 1],
  ['full', 2],
] as const)('opened with synchronous %s, has the pragma at %i', async (synchronous, level) => {
  const { db } = open(join(newFolder(), 'sandbox.db'), { synchronous });
  const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db);
  expect(rows).toEqual([{ synchronous: level }]);
});

it('copies a database while transactions go on: nothing committed before is missing, nothing is half written', async () => {
  const place = newFolder();
  const { db, copyTo } = open(join(place, 'sandbox.db'));
  await sql`create table pairs (number integer primary key, half integer)`.execute(db);
  let committed = 0;
  let going = true;
  const writer = (async () => {
    while (going) {
      await db.transaction().execute(async (trx) => {
        await sql`insert into pairs (half) values (1)`.execute(trx);
        await new Promise((done) => setImmediate(done));
        await sql`insert into pairs (half) values (2)`.execute(trx);
      });
      committed += 1;
    }
  })();
  await expect.poll(() => committed, { timeout: 10_000 }).toBeGreaterThan(20);
  const before = committed;
  const file = join(place, 'copy.db');
  await copyTo?.(file);
  const whileCopied = committed;
  await expect.poll(() => committed, { timeout: 10_000 }).toBeGreaterThan(whileCopied);
  going = false;
  await writer;

  const { db: copy } = open(file);
  const halves = await sql<{ half: number; count: number }>`
    select half, count(*) as count from pairs group by half order by half`.execute(copy);
  const [first, second] = halves.rows.map(({ count }) => count);
  expect(first).toBe(second);
  expect(first).toBeGreaterThanOrEqual(before);
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(copy);
  expect(rows).toEqual([{ integrity_check: 'ok' }]);
});

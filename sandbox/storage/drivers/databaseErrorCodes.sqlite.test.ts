import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { OutageEvent } from '../../domain/database/databaseUnavailable.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

async function smallDatabase() {
  const opened = openTestDatabase({ sqlite: ':memory:', mostPages: 12 });
  const events: OutageEvent[] = [];
  opened.availability.onOutage((event) => events.push(event));
  await sql`create table held (text text)`.execute(opened.db);
  const fill = () =>
    opened.db.transaction().execute(async (trx) => {
      for (let n = 0; n < 20; n += 1) await sql`insert into held values (${'x'.repeat(4000)})`.execute(trx);
    });
  return { ...opened, events, fill };
}

it('a full disk is one outage, however many writes fail, and ends with a write that succeeds', async () => {
  const { db, fill, events, check, close } = await smallDatabase();
  for (let n = 0; n < 30; n += 1) await fill().catch(() => undefined);
  expect(events).toEqual([{ kind: 'began', reason: 'database or disk is full' }]);
  await sql`pragma max_page_count = 1000`.execute(db);
  await new Promise((calm) => setTimeout(calm, 1100));
  await check();
  expect(events.slice(1)).toEqual([{ kind: 'ended', milliseconds: expect.any(Number), failures: 30 }]);
  await close();
});

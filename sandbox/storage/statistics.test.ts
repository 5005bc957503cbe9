import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { database } from '../testing/database.ts';
import { openMigrated } from '../testing/openTestDatabase.ts';
import { createStatistics } from './statistics.ts';

describe.runIf(database === 'postgresql')('a database that was empty a moment ago', () => {
  it('has its rows counted soon, so that statements are not planned for empty tables', async () => {
    const { db, long, close } = await openMigrated();
    // PostgreSQL returns -1 for a table without statistics.
    const countedRows = async () => {
      const { rows } = await sql<{ reltuples: number }>`
        select reltuples from pg_class where oid = 'deliveries'::regclass`.execute(db);
      return rows[0]?.reltuples;
    };
    try {
      const noticeChange = createStatistics(long);
      for (let n = 0; n < 99; n += 1) noticeChange();
      expect(await countedRows()).toBe(-1);
      noticeChange();
      await vi.waitFor(async () => expect(await countedRows()).toBe(0), { timeout: 10_000 });
    } finally {
      await close();
    }
  });
});

import { type Migration, Migrator } from 'kysely';
import { firstTables } from './migrations/001_tables.ts';
import { customerTables } from './migrations/002_customers.ts';
import { checkoutColumns } from './migrations/003_checkouts.ts';
import { narrowIndexes } from './migrations/004_narrow_indexes.ts';
import { terminalTables } from './migrations/005_terminals.ts';
import { tenantColumns } from './migrations/006_tenants.ts';
import { pagesByToken } from './migrations/007_pages.ts';
import { liveEventTable } from './migrations/008_live_events.ts';
import { filterIndexes } from './migrations/009_filter_indexes.ts';
import { webhookPayloads } from './migrations/010_webhook_payloads.ts';
import { onePageAToken } from './migrations/011_one_page_a_token.ts';
import { plainNames } from './migrations/012_plain_names.ts';
import { frozenTenants } from './migrations/013_frozen_tenants.ts';
import { makeFresh } from './migrations/freshShape.ts';
import type { OpenedDatabase } from './openedDatabase.ts';
import type { Database } from './tables.ts';

/** Every change of shape, in the order of their numbers; one that has been released is never edited. */
export const migrations: Record<string, Migration> = {
  '001_tables': firstTables,
  '002_customers': customerTables,
  '003_checkouts': checkoutColumns,
  '004_narrow_indexes': narrowIndexes,
  '005_terminals': terminalTables,
  '006_tenants': tenantColumns,
  '007_pages': pagesByToken,
  '008_live_events': liveEventTable,
  '009_filter_indexes': filterIndexes,
  '010_webhook_payloads': webhookPayloads,
  '011_one_page_a_token': onePageAToken,
  '012_plain_names': plainNames,
  '013_frozen_tenants': frozenTenants,
};

/** What a database of today calls its shape. */
export const newestMigration = Object.keys(migrations).sort().at(-1) ?? '';

/**
 * Brings the database to the newest shape. On PostgreSQL a lock lets several processes start together;
 * on SQLite the file is already ours alone (see `sqlite.ts`).
 * @param kind of database; without it, one that is fresh is migrated step by step
 * @throws the first migration's own error
 */
export async function migrate(db: Database, kind?: OpenedDatabase['kind']): Promise<void> {
  if (kind === 'sqlite') await makeFresh(db, Object.keys(migrations));
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Names are ASCII. The default loads the tables of Unicode first, which takes a hundredth of a second.
    nameComparator: (a, b) => (a < b ? -1 : Number(a > b)),
  }).migrateToLatest();
  if (error) throw error;
}

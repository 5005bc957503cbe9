import { type Kysely, type Migration, sql } from 'kysely';

/** What changed, for the pages that look on; a subject is empty when it is more than one, a platform when it is all. */
const table = `live_events (
  tenant text not null, number bigint not null, platform_code text not null, kind text not null,
  subject text not null, primary key (tenant, number))`;

export const liveEventTable: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(`create table ${table}`).execute(db);
  },
};

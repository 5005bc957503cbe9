import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  `alter table tenants add column frozen_at bigint`,
  `alter table tenants add column frozen_reason text`,
];

/** A sandbox whose operator stopped it, since when and why. */
export const frozenTenants: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

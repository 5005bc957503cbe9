import { type Kysely, type Migration, sql } from 'kysely';

/** A checkout lives inside its payment, which is found by its token. */
const statements = [
  `alter table payments add column checkout_id text`,
  `create unique index payments_checkout on payments (tenant, checkout_id)`,
  `create index payments_unsettled on payments (tenant, platform_code, state, due_at)`,
  `insert into sequences select tenant, 'checkout', 1 from tenants`,
];

export const checkoutColumns: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

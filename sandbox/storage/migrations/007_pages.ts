import { type Kysely, type Migration, sql } from 'kysely';

/**
 * A payer brings the token of a page and nothing else, so that it comes before the tenant here, unlike everywhere else.
 */
const statements = [
  `drop index payments_checkout`,
  `create unique index payments_checkout on payments (checkout_id, tenant) where checkout_id is not null`,
];

export const pagesByToken: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

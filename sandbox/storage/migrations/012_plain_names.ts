import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  `alter table webhooks rename column mischief to failure_mode`,
  `alter table deliveries rename column mischief to failure_mode`,
  `alter table tenants rename column hasty to deliver_before_response`,
  `alter table terminals rename column trouble to terminal_fault`,
  `update webhooks set failure_mode = 'before_response' where failure_mode = 'before_answer'`,
  `update deliveries set failure_mode = 'before_response' where failure_mode = 'before_answer'`,
  // Quotes inside a JSON text are escaped, so that these match names of fields alone.
  `update deliveries set attempts = replace(replace(attempts, '"mischief":', '"failureMode":'),
    '"failureMode":"before_answer"', '"failureMode":"before_response"')
    where attempts like '%"mischief":%'`,
  `update terminals set document = replace(document, '"trouble":', '"terminalFault":')`,
];

/** Columns and fields of documents take the names that the control API uses. */
export const plainNames: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

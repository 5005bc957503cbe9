import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  `alter table tenants add column created_at bigint not null default 0`,
  `alter table tenants add column faulty bigint not null default 0`,
  `alter table tenants add column hasty bigint not null default 0`,
  `create table faults (
    tenant text not null, id bigint not null, kind text not null, operation text, calls_left bigint,
    milliseconds bigint, created_at bigint not null, primary key (tenant, id))`,
  `insert into sequences select tenant, 'fault', 1 from tenants`,
  `alter table webhooks add column mischief text`,
  `alter table webhooks add column disabled_reason text`,
  `update webhooks set disabled_reason = 'failures' where disabled_at is not null`,
  `alter table deliveries add column mischief text`,
  // What a message is about: messages about the same reach an address in order, payments and entities alike.
  `alter table deliveries add column subject text`,
  `update deliveries set subject = 'payment ' || payment_id where payment_id is not null`,
  `drop index deliveries_target`,
  `create index deliveries_target on deliveries (tenant, state, subject, target, id)`,
];

/** Sandboxes of one's own, faults on demand, and subscriptions that misbehave. */
export const tenantColumns: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

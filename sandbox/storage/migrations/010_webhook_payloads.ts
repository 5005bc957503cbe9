import { type Kysely, type Migration, sql } from 'kysely';

/** Characters of a JSON body ahead of its payload, besides the id and the action: `{"webhook":{"id":"…","action":"…",…},`. */
const envelopeCharacters = '{"webhook":{"id":"","action":"","createdAt":"2026-01-15T10:00:00+00:00"},'.length;
const hashCharacters = 64;
const hashField = '&hookHash=';

const isForm = `content_type <> 'application/json'`;
const hasHash = `${isForm} and body like '%${hashField}%'`;

const payload = `case
  when kind = 'callback' then body
  when ${hasHash} then substr(body, 1, length(body) - ${hashField.length + hashCharacters})
  when ${isForm} then body
  else '{' || substr(body, ${envelopeCharacters} + length(cast(webhook_id as text)) + length(action) + 1)
end`;

const statements = [
  `create table webhook_payloads (
    tenant text not null, id bigint not null, content text not null, primary key (tenant, id))`,
  `insert into webhook_payloads select tenant, id, ${payload} from deliveries`,
  `alter table deliveries add column payload_id bigint not null default 0`,
  `alter table deliveries add column hook_hash text`,
  // A host that URLs share; of deliveries made before, the URL itself.
  `alter table deliveries add column receiver text not null default ''`,
  `update deliveries set payload_id = id, receiver = target,
    hook_hash = case when ${hasHash} then substr(body, length(body) - ${hashCharacters - 1}) end`,
  `alter table deliveries drop column body`,
  // Deliveries that are held to be overtaken have none: they neither wait for others nor keep them waiting.
  `alter table deliveries add column order_key text`,
  `update deliveries set order_key = case when mischief = 'out_of_order' then null else subject end`,
  // Finished deliveries are the many: they need no place in the indexes of those that wait.
  `drop index deliveries_due`,
  `create index deliveries_due on deliveries (tenant, due_at, id) where state = 'waiting'`,
  `drop index deliveries_target`,
  `create index deliveries_order on deliveries (tenant, order_key, target, id)
    where state = 'waiting' and order_key is not null`,
  `create index deliveries_overtaken on deliveries (tenant, webhook_id, subject)
    where state = 'waiting' and mischief = 'out_of_order'`,
  `create table item_failures (
    tenant text not null, kind text not null, item text not null, attempts bigint not null, error_id text not null,
    failed_at bigint not null, retry_at bigint, dropped bigint not null, primary key (tenant, kind, item))`,
];

/** The payload of an event is kept once, and items that cannot be done are counted and set aside. */
export const webhookPayloads: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

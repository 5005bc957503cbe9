import { type Kysely, type Migration, sql } from 'kysely';

const tables = [
  `entities (
    tenant text not null, client_id text not null, platform_code text not null, state text not null,
    due_at bigint, document text not null, primary key (tenant, client_id))`,
  `customers (
    tenant text not null, uuid text not null, serial bigint not null, client_id text not null,
    customer_id text, email text, document text not null, primary key (tenant, uuid))`,
  `customer_entities (
    tenant text not null, customer_uuid text not null, client_id text not null, created_at bigint not null,
    primary key (tenant, customer_uuid, client_id))`,
  `saved_methods (
    tenant text not null, uuid text not null, serial bigint not null, customer_uuid text not null,
    code text not null, document text not null, primary key (tenant, uuid))`,
];

const indexes = [
  `index entities_platform on entities (tenant, platform_code, client_id)`,
  `index entities_due on entities (tenant, due_at)`,
  `unique index customers_id on customers (tenant, client_id, customer_id)`,
  `index customers_serial on customers (tenant, client_id, serial)`,
  `index customers_any_id on customers (tenant, customer_id)`,
  `index customers_email on customers (tenant, email)`,
  `index customer_entities_client on customer_entities (tenant, client_id, customer_uuid)`,
  `index saved_methods_customer on saved_methods (tenant, customer_uuid, serial)`,
  `index saved_methods_code on saved_methods (tenant, customer_uuid, code, serial)`,
];

/** Entities come out of their platform's row: until now each platform had one, and it was approved. */
const moveEntities = [
  `insert into entities
    select p.tenant, p.client_ids, p.code, 'approved', null,
      '{"clientId":"' || p.client_ids || '","platformCode":"' || p.code || '","state":"approved","stateAt":0,'
      || '"createdAt":0,"registration":{"clientId":"' || p.client_ids || '","name":"' || p.client_ids || '",'
      || '"user":{"name":"","email":""}}}'
    from platforms p`,
  `alter table platforms drop column client_ids`,
  `alter table platforms add column registers_entities bigint not null default 0`,
  `insert into sequences select tenant, 'customer', 101 from tenants`,
  `insert into sequences select tenant, 'savedMethod', 101 from tenants`,
  `insert into sequences select tenant, 'range', 3 from tenants`,
];

/** Entities with a life of their own; customers, who else may use them, and their saved methods. */
export const customerTables: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of tables) await sql.raw(`create table ${table}`).execute(db);
    for (const index of indexes) await sql.raw(`create ${index}`).execute(db);
    for (const statement of moveEntities) await sql.raw(statement).execute(db);
  },
};

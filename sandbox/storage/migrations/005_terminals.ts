import { type Kysely, type Migration, sql } from 'kysely';

/** Filters and orders of GET /terminals; each gets an index behind tenant and entity. */
const filterColumns = ['terminal_id', 'name', 'created_at', 'updated_at'];

const statements = [
  `create table terminals (
    tenant text not null, uuid text not null, client_id text not null, platform_code text not null,
    terminal_id text not null, name text not null, trouble text not null, created_at bigint not null,
    updated_at bigint not null, document text not null, primary key (tenant, uuid))`,
  ...filterColumns.map(
    (column) => `create index terminals_${column} on terminals (tenant, client_id, ${column}, uuid)`,
  ),
  `create index terminals_platform on terminals (tenant, platform_code, uuid)`,
  `create table processed_codes (
    tenant text not null, terminal_uuid text not null, code text not null, payment_id bigint not null,
    primary key (tenant, terminal_uuid, code))`,
  `alter table payments add column terminal_uuid text`,
  // One while the terminal is busy with it; its index lets no terminal be busy with two.
  `alter table payments add column terminal_busy bigint`,
  `create index payments_terminal on payments (tenant, terminal_uuid, id) where terminal_uuid is not null`,
  `create unique index payments_terminal_busy on payments (tenant, terminal_uuid) where terminal_busy = 1`,
];

/** Terminals, the payments that are at one, and the codes of those that were registered afterwards. */
export const terminalTables: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

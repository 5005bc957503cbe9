import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openMigrated } from '../testing/openTestDatabase.ts';

/** Leading columns of every index, including primary keys, by table and index. */
const leading = {
  sqlite: sql<{ name: string; column: string }>`
    select m.name || ' ' || l.name as name, i.name as "column"
    from sqlite_master m, pragma_index_list(m.name) l, pragma_index_info(l.name) i
    where m.type = 'table' and i.seqno = 0`,
  postgresql: sql<{ name: string; column: string }>`
    select c.relname || ' ' || i.relname as name, a.attname as "column"
    from pg_index x
    join pg_class c on c.oid = x.indrelid
    join pg_class i on i.oid = x.indexrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = x.indkey[0]
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public'`,
};

/** Indexes used before the tenant is known: by platform code and by page token. */
const beforeTenants = /^(platforms|payments payments_checkout$)/;

/** Tables without a tenant. */
const nobodys = /^(lock|kysely_)/;

it('every index begins with the tenant, but those that find one', async () => {
  const { db, kind, close } = await openMigrated();
  const { rows } = await leading[kind].execute(db);
  await close();
  const others = rows.filter(({ name, column }) => column !== 'tenant' && !nobodys.test(name));
  expect(others.map(({ name }) => name).filter((name) => !beforeTenants.test(name))).toEqual([]);
  expect(rows.length).toBeGreaterThan(40);
});

import { Migrator, sql } from 'kysely';
import { expect, it } from 'vitest';
import { emptyDatabase } from '../testing/database.ts';
import { migrate, migrations } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { createStore } from './store.ts';

it('a database of the first shape keeps its platforms, which act for their entities as before', async () => {
  const { place, leave } = await emptyDatabase();
  const database = 'sqlite' in place ? 'sqlite' : 'postgresql';
  const db = 'sqlite' in place ? openSqlite(place.sqlite) : openPostgres(place.postgres);
  await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo('001_tables');
  await sql`insert into tenants values ('old', 0)`.execute(db);
  await sql`insert into platforms values ('old', '0009', 'key', '123456789')`.execute(db);
  await migrate(db);
  const store = createStore(db, database, async () => undefined, String);
  const platform = await store.platform('0009', '123456789');
  expect(platform).toMatchObject({
    tenant: 'old',
    privateKey: 'key',
    registersEntities: false,
    entity: { clientId: '123456789', platformCode: '0009', state: 'approved' },
  });
  expect((await store.platform('0009', '999999990'))?.entity).toBeUndefined();
  expect(await store.write('old', (inTenant) => inTenant.nextId('customer'))).toBe(101);
  await store.close();
  await leave();
});

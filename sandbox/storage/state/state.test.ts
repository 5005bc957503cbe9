import { sandboxQuotas } from '@balcao/contract/control/sandboxQuotas.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { identityOf, sharedIdentity, sharedTenant } from '../../domain/tenants/tenantCredentials.ts';
import { openMigrated } from '../../testing/openTestDatabase.ts';
import { webRuntime } from '../../webRuntime.ts';
import type { OpenedDatabase } from '../openedDatabase.ts';
import type { Database, Tables } from '../tables.ts';
import { tenantQueries } from '../tenantQueries.ts';
import { createTransact } from '../transact.ts';
import { seedTenant } from '../writeSeed.ts';
import { rowSchema } from './columnSchemas.ts';
import { checkedTables } from './contradictions.ts';
import { logs, shapeOf, stateTables, tablesToEmpty } from './shape.ts';

const now = Date.UTC(2026, 0, 15, 10);
const inboxOf = (code: string) => `http://localhost:4000/sandbox/inbox/${code}`;
let opened: OpenedDatabase;
let db: Database;
let tenants: ReturnType<typeof tenantQueries>;

beforeAll(async () => {
  opened = await openMigrated();
  db = opened.db;
  const { kind } = opened;
  const fill = (trx: Database, identity: typeof sharedIdentity, at: number) =>
    seedTenant(trx, kind, identity, at, inboxOf);
  await fill(db, sharedIdentity, now);
  tenants = tenantQueries({
    db,
    database: kind,
    transact: createTransact(db, webRuntime),
    runtime: webRuntime,
    seed: fill,
    inboxOf,
    most: 10,
  });
});
afterAll(() => opened.close());

const rowsOf = (table: string, tenant: string) =>
  db
    .selectFrom(table as keyof Tables)
    .selectAll()
    .where('tenant', '=', tenant)
    .execute();

/** Tables without a tenant: the file lock and Kysely's migrations. */
const nobodys = /^(lock|kysely_)/;

it('every table belongs to tenants, and is emptied by a reset unless it is kept on purpose', async () => {
  const shape = await shapeOf(db);
  const all = (await db.introspection.getTables()).map(({ name }) => name);
  expect([...shape.keys()].sort()).toEqual(all.filter((name) => !nobodys.test(name)).sort());
  expect([...tablesToEmpty(shape), logs.kept].sort()).toEqual([...shape.keys()].sort());
});

it('every table with a document is asked whether its rows agree with it', async () => {
  const documented = stateTables(await shapeOf(db)).flatMap(([table, columns]) =>
    columns.some(({ kind }) => kind === 'json') ? [table] : [],
  );
  expect(documented.filter((table) => !checkedTables.includes(table))).toEqual([]);
});

it('every column of a state is held to bounds', async () => {
  const unbounded = stateTables(await shapeOf(db)).flatMap(([table, columns]) =>
    columns.filter((column) => rowSchema(table, [{ ...column, nullable: false }]).shape[column.name]?.type === 'never'),
  );
  expect(unbounded).toEqual([]);
});

it('a state taken elsewhere names nothing of where it was', async () => {
  const mine = await identityOf('mine');
  const yours = await identityOf('yours');
  for (const identity of [mine, yours]) expect((await tenants.openTenant(identity, now)).ok).toBe(true);
  // A laboratory adds `?shop=` to the URL of the receiver, whose host may be a former one of the sandbox.
  const [webhook] = await rowsOf('webhooks', mine.tenant);
  const shop = inboxOf(mine.platform.code).replace('4000', '4010');
  const added = { ...webhook, id: 1, url: `${shop}?shop=lab-rest` } as Tables['webhooks'];
  await db.insertInto('webhooks').values(added).execute();
  const state = await tenants.exportTenant(mine.tenant);
  if (!state.ok) throw new Error(state.code);
  expect(await tenants.importTenant(yours.tenant, state.value)).toEqual({ ok: true, value: true });
  const shape = await shapeOf(db);
  const rows = await Promise.all([...shape.keys()].map((table) => rowsOf(table, yours.tenant)));
  const text = JSON.stringify(rows);
  for (const name of [mine.tenant, mine.platform.code, mine.platform.privateKey, mine.otherPlatform.code]) {
    expect(text).not.toContain(name);
  }
  for (const code of [seed.platform.code, seed.otherPlatform.code]) {
    expect(text).not.toContain(`"platform_code":"${code}"`);
    expect(text).not.toContain(`inbox/${code}`);
  }
  expect(text).toContain(yours.platform.code);
  expect(text).toContain(`"${inboxOf(yours.platform.code)}?shop=lab-rest"`);
});

it('what is too much is not exported', async () => {
  await sql`insert into customer_entities
    with recursive n(x) as (select 1 union all select x + 1 from n where x <= ${sandboxQuotas.stateRows})
    select ${sharedTenant}, 'u' || x, '999999990', 0 from n`.execute(db);
  expect(await tenants.exportTenant(sharedTenant)).toMatchObject({ ok: false, code: 'c0804' });
  await tenants.reset(sharedTenant, now);
  expect((await tenants.exportTenant(sharedTenant)).ok).toBe(true);
});

import { sandboxQuotas } from '@balcao/contract/control/sandboxQuotas.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Sequence } from '../domain/ports.ts';
import { identityOf, type TenantIdentity } from '../domain/tenants/tenantCredentials.ts';
import { openMigrated } from '../testing/openTestDatabase.ts';
import { withoutListeners } from './connection.ts';
import type { OpenedDatabase } from './openedDatabase.ts';
import { createStoredBytes } from './storedBytes.ts';
import type { Database } from './tables.ts';
import { tenantStore } from './tenant.ts';
import { seedTenant } from './writeSeed.ts';

let opened: OpenedDatabase;
let db: Database;
let database: 'sqlite' | 'postgresql';
let mine: TenantIdentity;
let yours: TenantIdentity;

beforeAll(async () => {
  opened = await openMigrated();
  database = opened.kind;
  db = opened.db;
  mine = await identityOf('mine');
  yours = await identityOf('yours');
  for (const identity of [mine, yours]) await seedTenant(db, database, identity, 0, String);
});
afterAll(() => opened.close());

const megabyte = 1_000_000;

/** Stores payloads of one megabyte each, like those of unanswered deliveries. */
const putMessages = (tenant: string, from: number, count: number) =>
  db
    .insertInto('webhook_payloads')
    .values(Array.from({ length: count }, (_, n) => ({ tenant, id: from + n, content: 'é'.repeat(megabyte / 2) })))
    .execute();

it('a tenant that holds as many bytes as it may makes nothing new, while messages and other tenants go on', async () => {
  let now = 0;
  const storedBytes = createStoredBytes({ monotonicMilliseconds: () => now });
  const of = ({ tenant }: TenantIdentity) =>
    tenantStore({ db, database, tenant, locking: false, ...withoutListeners, storedBytes });
  const makes = (identity: TenantIdentity, name: Sequence) =>
    of(identity)
      .nextId(name)
      .then(
        () => 'made',
        (error) => error.refusal ?? error,
      );
  expect(await makes(mine, 'payment')).toBe('made');
  await putMessages(mine.tenant, 1, 64);
  // The estimate lacks these bytes, because another process wrote them.
  expect(await makes(mine, 'payment')).toBe('made');
  storedBytes.add(mine.tenant, sandboxQuotas.storedBytes.private);
  const full = { ok: false, code: 'c0811', values: { megabytes: 64 } };
  now += 2000;
  expect(await makes(mine, 'payment')).toEqual(full);
  expect(await makes(mine, 'customer')).toEqual(full);
  expect(await makes(mine, 'delivery')).toBe('made');
  expect(await makes(mine, 'savedMethod')).toBe('made');
  expect(await makes(yours, 'payment')).toBe('made');
  await sql`delete from webhook_payloads where tenant = ${mine.tenant} and id > 32`.execute(db);
  expect(await makes(mine, 'payment')).toEqual(full);
  now += 1000;
  expect(await makes(mine, 'payment')).toBe('made');
});

it('what was estimated too high is measured before anything is refused', async () => {
  let now = 0;
  const storedBytes = createStoredBytes({ monotonicMilliseconds: () => now });
  expect(await storedBytes.isFull(db, yours.tenant)).toBe(false);
  storedBytes.add(yours.tenant, 2 * sandboxQuotas.storedBytes.private);
  now += 1000;
  expect(await storedBytes.isFull(db, yours.tenant)).toBe(false);
});

it('after many writes it is measured again, since others write too', async () => {
  const storedBytes = createStoredBytes({ monotonicMilliseconds: () => 0 });
  expect(await storedBytes.isFull(db, yours.tenant)).toBe(false);
  await putMessages(yours.tenant, 1, 64);
  expect(await storedBytes.isFull(db, yours.tenant)).toBe(false);
  for (let writes = 0; writes < 5000; writes += 1) storedBytes.add(yours.tenant, 1);
  expect(await storedBytes.isFull(db, yours.tenant)).toBe(true);
});

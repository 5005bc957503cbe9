import type { AdminTenant } from '@balcao/contract/admin/adminSchema.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '../../createSandbox.ts';
import { adminKey, callAdmin } from '../../testing/adminSandbox.ts';
import { headersOf, openPrivateSandbox } from '../../testing/api.ts';
import { database, migratedDatabase, type TestDatabase } from '../../testing/database.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

/** Two sandboxes on one PostgreSQL, like two processes; SQLite supports only one. */
const processes = database === 'postgresql' ? 2 : 1;

let testDatabase: TestDatabase;
let sandboxes: Sandbox[];
const on = (n: number) => sandboxes[n % processes] as Sandbox;

beforeEach(async () => {
  testDatabase = await migratedDatabase();
  const metrics = async () => ({ contentType: 'text/plain', text: '' });
  const open = () =>
    createSandbox({
      database: openTestDatabase(testDatabase.location),
      publicUrl: 'http://localhost:4000',
      post: async () => ({ status: 204 }),
      admin: { key: adminKey, backUp: () => undefined, metrics },
    });
  sandboxes = await Promise.all(Array.from({ length: processes }, open));
});

afterEach(async () => {
  await Promise.all(sandboxes.map((sandbox) => sandbox.close()));
  await testDatabase.drop();
});

describe('several processes', () => {
  it('take a tenant as frozen that one of them froze, until another unfreezes it [process.freezing-reaches-all]', async () => {
    const { platformCode: code, privateKey, clientId } = await openPrivateSandbox(on(0));
    const statuses = () =>
      Promise.all(
        sandboxes.map(async ({ fetch }) => {
          const headers = headersOf({ code, privateKey, clientId });
          return (await fetch(new Request('http://localhost:4000/api/payments', { headers }))).status;
        }),
      );
    const { data: tenants } = await callAdmin<AdminTenant[]>(on(0), 'GET', '/tenants');
    const freeze = `/tenants/${tenants.find(({ platformCodes }) => platformCodes.includes(code))?.tenant}/freeze`;
    expect(new Set(await statuses())).toEqual(new Set([200]));
    await callAdmin(on(0), 'PUT', freeze, { reason: 'Too many requests.' });
    expect(new Set(await statuses())).toEqual(new Set([403]));
    await callAdmin(on(1), 'DELETE', freeze);
    expect(new Set(await statuses())).toEqual(new Set([200]));
  });
});

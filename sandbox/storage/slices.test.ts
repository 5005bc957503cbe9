import { seed } from '@balcao/contract/scenarios/seed.ts';
import pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PaymentRecord } from '../domain/payments/payment.ts';
import { identityOf, sharedTenant as tenant } from '../domain/tenants/tenantCredentials.ts';
import { database } from '../testing/database.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { morning as now } from '../testing/testSandbox.ts';
import { useStore } from '../testing/useStore.ts';

const seededId = Number(seed.payments.pendingReference);
/** The own receiver's URL must be one that a state can have. */
const store = useStore(true, (code) => `http://localhost:4000/sandbox/inbox/${code}`);
beforeEach(() => store.reset(tenant, now));

const find = (id: number) => store.read(tenant, ({ payments }) => payments.find(id));

async function fill(count: number): Promise<void> {
  const model = (await find(seededId)) as PaymentRecord;
  await store.write(tenant, async ({ payments }) => {
    for (let n = 0; n < count; n += 1) {
      const reference = { entity: '12345', number: `${1_000_000 + n}00` };
      await payments.insert({ ...model, id: 10_000 + n, reference, sent: {} });
    }
  });
}

/** Blocks a reset on PostgreSQL by locking a row to delete, until the returned function is called. */
async function lockRow(id: number): Promise<() => Promise<void>> {
  const { location } = store;
  if (!('postgres' in location)) throw new Error('SQLite locks no rows.');
  const client = new pg.Client({ connectionString: location.postgres });
  await client.connect();
  await client.query('begin');
  await client.query('select id from payments where tenant = $1 and id = $2 for update', [tenant, id]);
  return () => client.end();
}

describe('a reset of a tenant with many rows', () => {
  it('answers other tenants meanwhile, and nobody sees the tenant half empty', async () => {
    const neighbour = await identityOf('neighbour');
    await store.openTenant(neighbour, now);
    await fill(2000);
    const unlock = database === 'postgresql' ? await lockRow(10_000) : undefined;
    let over = false;
    const reset = store.reset(tenant, now).then(() => {
      over = true;
    });
    const own = find(10_000);
    let answered = 0;
    while (!over) {
      const found = await store.read(neighbour.tenant, ({ payments }) => payments.find(seededId));
      expect(found).toBeDefined();
      if (!over) answered += 1;
      if (answered === 10) await unlock?.();
      await new Promise((turn) => setTimeout(turn, 0));
    }
    await reset;
    expect(answered).toBeGreaterThan(5);
    // PostgreSQL shows the tenant's old rows until the reset is committed.
    expect((await own)?.id).toBe(database === 'postgresql' ? 10_000 : undefined);
    expect(await find(seededId)).toBeDefined();
    expect(await find(10_000)).toBeUndefined();
  });

  it('is exported as it was before or is after, never half empty', async () => {
    await fill(2000);
    const reset = store.reset(tenant, now);
    const exported = [];
    for (let n = 0; n < 5; n += 1) {
      await new Promise((turn) => setTimeout(turn, n));
      exported.push(store.exportTenant(tenant));
    }
    await reset;
    for (const state of await Promise.all(exported)) {
      if (!state.ok) throw new Error('The export was refused.');
      const { payments = [], sequences = [] } = state.value.tables;
      expect(sequences.map(({ name }) => name)).not.toContain('reset');
      expect(payments.map(({ id }) => id)).toContain(seededId);
    }
  });

  it.runIf(database === 'sqlite')('that a process did not finish is finished at the next start', async () => {
    await fill(10);
    await store.close();
    const { db, close } = openTestDatabase(store.location);
    await db.insertInto('sequences').values({ tenant, name: 'reset', next: 1 }).execute();
    await db.deleteFrom('payments').where('tenant', '=', tenant).where('id', '=', seededId).execute();
    await close();
    await store.reopen();
    expect(await find(seededId)).toBeDefined();
    expect(await find(10_000)).toBeUndefined();
  });
});

describe('ten resets of one tenant at once', () => {
  it('end one after the other, without waiting for a deadlock to be noticed', async () => {
    const started = performance.now();
    await Promise.all(Array.from({ length: 10 }, () => store.reset(tenant, now)));
    expect(performance.now() - started).toBeLessThan(4000);
    expect(await find(seededId)).toBeDefined();
  });
});

describe.runIf(database === 'postgresql')('resets and imports of one tenant in two processes', () => {
  it('come one after the other, and refuse no state that was exported here', async () => {
    const other = await store.open();
    const exported = await store.exportTenant(tenant);
    if (!exported.ok) throw new Error('The export was refused.');
    try {
      for (let round = 0; round < 5; round += 1) {
        const imports = [store, other, store, other].map((each) =>
          each.importTenant(tenant, structuredClone(exported.value)),
        );
        const payments = [store, other].map((each) => each.write(tenant, ({ nextId }) => nextId('payment')));
        await Promise.all([other.reset(tenant, now), store.reset(tenant, now), ...payments]);
        for (const imported of await Promise.all(imports)) expect(imported).toEqual({ ok: true, value: true });
      }
      expect(await find(seededId)).toBeDefined();
    } finally {
      await other.close();
    }
  });
});

import { multibancoReference } from '@balcao/contract/checkDigits.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { draftReference } from '../../domain/payments/draftPayment.ts';
import type { Caller, Store } from '../../domain/ports.ts';
import { sharedIdentity, sharedTenant } from '../../domain/tenants/tenantCredentials.ts';
import type { OpenedDatabase } from '../../storage/openedDatabase.ts';
import { createStore } from '../../storage/store.ts';
import { seedTenant } from '../../storage/writeSeed.ts';
import { openMigrated } from '../../testing/openTestDatabase.ts';
import { webRuntime } from '../../webRuntime.ts';
import { createReference } from './createPayment.ts';

let opened: OpenedDatabase;
let store: Store;
const now = Date.UTC(2026, 0, 15, 10);
const caller: Caller = {
  tenant: sharedTenant,
  platformCode: seed.platform.code,
  clientId: seed.entity.clientId,
  now,
};

beforeAll(async () => {
  opened = await openMigrated();
  await seedTenant(opened.db, opened.kind, sharedIdentity, now, String);
  store = createStore(opened, webRuntime, async () => undefined, String);
});

afterAll(() => store.close());

const issue = async () => {
  const outcome = await createReference({ store, clock: { now: () => now }, runtime: webRuntime }, caller, {
    type: 'payment',
    amount: 1000,
  });
  return outcome.ok ? outcome.value.reference?.number.slice(0, 7) : `${outcome.code} ${outcome.detail}`;
};

it('steps over more than a thousand references that the merchant registered itself', async () => {
  const own = { type: 'payment' as const, amount: 1000 };
  const draft = draftReference(own, caller);
  if (!draft.ok) throw new Error(draft.code);
  await store.write(sharedTenant, async ({ payments }) => {
    for (let n = 6; n < 1206; n += 1) {
      const number = multibancoReference(seed.referenceRange.entity, String(n).padStart(7, '0'), 1000);
      await payments.insert({
        ...draft.value,
        id: 10_000 + n,
        reference: { entity: seed.referenceRange.entity, number },
      });
    }
  });
  expect(await issue()).toBe('0001206');
  expect(await issue()).toBe('0001207');
});

it('issues the last references of a range, then those of the next one, then none', async () => {
  const total = Number(seed.referenceRange.end);
  await opened.db
    .updateTable('reference_ranges')
    .set({ issued: total - 2 })
    .where('id', '=', seed.referenceRange.id)
    .execute();
  expect(await issue()).toBe('0099998');
  expect(await issue()).toBe('0099999');
  expect(await issue()).toBe('e00300 range_exhausted');
  expect(await issue()).toBe('e00300 range_exhausted');
  const range = { tenant: sharedTenant, client_id: seed.entity.clientId, entity: '54321', created_at: now };
  await opened.db
    .insertInto('reference_ranges')
    .values({ ...range, id: '9', start_seven: '0000001', end_seven: '0000001', issued: 0 })
    .execute();
  expect(await issue()).toBe('0000001');
  expect(await issue()).toBe('e00300 range_exhausted');
  const ranges = await store.read(sharedTenant, ({ ranges }) => ranges.list(seed.entity.clientId));
  expect(ranges.map(({ count }) => count)).toEqual([total, 1]);
});

import { seed } from '@balcao/contract/seed.ts';
import { nthRange } from '../domain/entities/opening.ts';
import type { Store } from '../domain/ports.ts';
import { seedCards } from '../domain/seedCards.ts';
import { seedCheckouts } from '../domain/seedCheckouts.ts';
import { seedEntities } from '../domain/seedEntities.ts';
import { seededReferences, seedPayments } from '../domain/seedPayments.ts';
import { putCustomers } from './seedCustomers.ts';
import type { Database } from './tables.ts';
import { tenantStore } from './tenant.ts';

/** The tenant everybody shares until they ask for their own. */
export const sharedTenant = 'shared';

const events = { confirmed: 'payment_confirmed', cancelled: 'payment_cancelled' } as const;

/**
 * Fills an empty tenant with the objects of the contract's seed.
 * @param inboxUrl where the seeded subscriptions deliver: the sandbox's own receiver
 */
export async function seedTenant(
  db: Database,
  database: Store['database'],
  tenant: string,
  now: number,
  inboxUrl: string,
): Promise<void> {
  const { platform, otherPlatform, entity, otherEntity, referenceRange, otherReferenceRange } = seed;
  await db.insertInto('tenants').values({ tenant, clock_offset: 0 }).execute();
  await db
    .insertInto('platforms')
    .values(
      [platform, otherPlatform].map(({ code, privateKey, registersEntities }) => ({
        tenant,
        code,
        private_key: privateKey,
        registers_entities: Number(registersEntities),
      })),
    )
    .execute();
  await db
    .insertInto('sequences')
    .values([
      { tenant, name: 'payment', next: seed.firstFreePaymentId },
      { tenant, name: 'webhook', next: seed.firstFreeWebhookId },
      { tenant, name: 'delivery', next: 1 },
      { tenant, name: 'customer', next: 101 },
      { tenant, name: 'savedMethod', next: 101 },
      { tenant, name: 'range', next: 4 },
      { tenant, name: 'checkout', next: 1 },
    ])
    .execute();
  const row = (
    range: typeof referenceRange | typeof otherReferenceRange,
    clientId: string,
    issued: number,
  ) => ({
    tenant,
    id: range.id,
    client_id: clientId,
    entity: range.entity,
    start_seven: range.start,
    end_seven: range.end,
    issued,
    created_at: now,
  });
  await db
    .insertInto('reference_ranges')
    .values([
      row(referenceRange, entity.clientId, seededReferences),
      row(otherReferenceRange, otherEntity.clientId, 1),
    ])
    .execute();
  await db
    .insertInto('bank_accounts')
    .values(
      seed.bankAccounts.map((account, position) => ({
        tenant,
        code: account.code,
        client_id: entity.clientId,
        position,
        document: JSON.stringify(account),
      })),
    )
    .execute();
  const store = tenantStore({ db, database, tenant, locking: false, onQueued: () => undefined });
  for (const seeded of seedEntities(now)) await store.entities.insert(seeded);
  await store.ranges.insert(seed.entities.approved.clientId, nthRange(3, now));
  await putCustomers(store, now);
  const [range] = await store.ranges.list(entity.clientId);
  const [otherRange] = await store.ranges.list(otherEntity.clientId);
  if (!range || !otherRange) throw new Error('The seed has no reference range.');
  const payments = [
    ...seedPayments(range, otherRange, now),
    ...seedCards(now),
    ...(await seedCheckouts(tenant, now)),
  ];
  for (const payment of payments) await store.payments.insert(payment);
  for (const [name, id] of Object.entries(seed.webhooks)) {
    await store.webhooks.insert({
      id: Number(id),
      platformCode: platform.code,
      action: events[name as keyof typeof events],
      handler: 'paypay-v2',
      url: inboxUrl,
      createdAt: now,
      failuresInARow: 0,
      disabledAt: null,
    });
  }
}

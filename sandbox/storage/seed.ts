import { seed } from '@balcao/contract/seed.ts';
import type { Store } from '../domain/ports.ts';
import { seededReferences, seedPayments } from '../domain/seedPayments.ts';
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
    .values([
      { tenant, code: platform.code, private_key: platform.privateKey, client_ids: entity.clientId },
      {
        tenant,
        code: otherPlatform.code,
        private_key: otherPlatform.privateKey,
        client_ids: otherEntity.clientId,
      },
    ])
    .execute();
  await db
    .insertInto('sequences')
    .values([
      { tenant, name: 'payment', next: seed.firstFreePaymentId },
      { tenant, name: 'webhook', next: seed.firstFreeWebhookId },
      { tenant, name: 'delivery', next: 1 },
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
  const store = tenantStore(db, tenant, database);
  const [range] = await store.ranges.list(entity.clientId);
  const [otherRange] = await store.ranges.list(otherEntity.clientId);
  if (!range || !otherRange) throw new Error('The seed has no reference range.');
  for (const payment of seedPayments(range, otherRange, now)) await store.payments.insert(payment);
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

import { seed } from '@balcao/contract/scenarios/seed.ts';
import { nthRange } from '../domain/payments/referenceRange.ts';
import type { Store } from '../domain/ports.ts';
import { seedCards } from '../domain/seed/cards.ts';
import { seedCheckouts } from '../domain/seed/checkouts.ts';
import { seedCustomers } from '../domain/seed/customers.ts';
import { seedEntities, usedUpRange } from '../domain/seed/entities.ts';
import { seededReferences, seedPayments } from '../domain/seed/payments.ts';
import { seedTerminalPayments, seedTerminals } from '../domain/seed/terminals.ts';
import type { Credentials, TenantIdentity } from '../domain/tenants/tenantCredentials.ts';
import { withoutListeners } from './connection.ts';
import { associationRow, customerRow } from './customers.ts';
import { entityRow } from './entities.ts';
import { firstFree } from './firstFree.ts';
import { paymentRow } from './paymentRows.ts';
import { savedMethodRow } from './savedMethods.ts';
import type { Database } from './tables.ts';
import { tenantStore } from './tenant.ts';
import { terminalRow } from './terminals.ts';

const events = { confirmed: 'payment_confirmed', cancelled: 'payment_cancelled' } as const;

/** Puts a fresh tenant's objects in. */
export type SeedTenant = (db: Database, identity: TenantIdentity, now: number) => Promise<void>;

/** Writes who a tenant is, in the places of the seed's two platforms. */
async function putIdentity(db: Database, identity: TenantIdentity, now: number): Promise<void> {
  const { tenant, platform, otherPlatform } = identity;
  const row = ({ code, privateKey }: Credentials, { registersEntities }: { registersEntities: boolean }) => ({
    tenant,
    code,
    private_key: privateKey,
    registers_entities: Number(registersEntities),
  });
  await db
    .insertInto('tenants')
    .values({ tenant, clock_offset: 0, created_at: now, faulty: 0, deliver_before_response: 0 })
    .execute();
  await db
    .insertInto('platforms')
    .values([row(platform, seed.platform), row(otherPlatform, seed.otherPlatform)])
    .execute();
}

/** Writes the seeded customers of a tenant, their associations and saved methods. */
async function putCustomers(db: Database, tenant: string, now: number): Promise<void> {
  const { customers, associations, methods } = seedCustomers(now);
  await db
    .insertInto('customers')
    .values(customers.map((customer) => customerRow(tenant, customer)))
    .execute();
  await db
    .insertInto('customer_entities')
    .values(associations.map(({ uuid, ...association }) => associationRow(tenant, uuid, association)))
    .execute();
  await db
    .insertInto('saved_methods')
    .values(methods.map((method) => savedMethodRow(tenant, method)))
    .execute();
}

/**
 * Fills an empty tenant with the objects of the contract's seed.
 * @param inboxOf where the seeded subscriptions of a platform deliver: the sandbox's own receiver
 */
export async function seedTenant(
  db: Database,
  database: Store['database'],
  identity: TenantIdentity,
  now: number,
  inboxOf: (code: string) => string,
): Promise<void> {
  const { entity, otherEntity, referenceRange, otherReferenceRange } = seed;
  const { tenant, platform, otherPlatform } = identity;
  const codes = new Map<string, string>([
    [seed.platform.code, platform.code],
    [seed.otherPlatform.code, otherPlatform.code],
  ]);
  const own = <T extends { platformCode: string }>(record: T): T => ({
    ...record,
    platformCode: codes.get(record.platformCode) ?? record.platformCode,
  });
  await putIdentity(db, identity, now);
  await db
    .insertInto('sequences')
    .values(Object.entries(firstFree).map(([name, next]) => ({ tenant, name, next })))
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
  const store = tenantStore({ db, database, tenant, locking: false, ...withoutListeners });
  // The rows of a table at once: a statement for each took most of the time of a reset.
  await db
    .insertInto('entities')
    .values(seedEntities(now).map((entity) => entityRow(tenant, own(entity))))
    .execute();
  await store.ranges.insert(seed.entities.approved.clientId, nthRange(3, now));
  await store.ranges.insert(seed.soapEntities.withoutReferences, usedUpRange(now));
  await putCustomers(db, tenant, now);
  await db
    .insertInto('terminals')
    .values(seedTerminals(now).map((terminal) => terminalRow(tenant, own(terminal))))
    .execute();
  const [range] = await store.ranges.list(entity.clientId);
  const [otherRange] = await store.ranges.list(otherEntity.clientId);
  if (!range || !otherRange) throw new Error('The seed has no reference range.');
  const payments = [
    ...seedPayments(range, otherRange, now),
    ...seedCards(now),
    ...seedTerminalPayments(now),
    ...(await seedCheckouts(tenant, now)),
  ];
  await db
    .insertInto('payments')
    .values(payments.map((payment) => paymentRow(tenant, own(payment))))
    .execute();
  for (const [name, id] of Object.entries(seed.webhooks)) {
    await store.webhooks.insert({
      id: Number(id),
      platformCode: platform.code,
      action: events[name as keyof typeof events],
      handler: 'paypay-v2',
      url: inboxOf(platform.code),
      createdAt: now,
      failuresInARow: 0,
      disabledAt: null,
      disabledReason: null,
      failureMode: null,
    });
  }
}

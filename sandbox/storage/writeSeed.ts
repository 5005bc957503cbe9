import { seed } from '@balcao/contract/scenarios/seed.ts';
import type { Insertable } from 'kysely';
import { nthRange } from '../domain/payments/referenceRange.ts';
import type { Store } from '../domain/ports.ts';
import { seedCheckouts } from '../domain/seed/seedCheckouts.ts';
import { seedCustomers } from '../domain/seed/seedCustomers.ts';
import { seedEntities, usedUpRange } from '../domain/seed/seedEntities.ts';
import { seedCards, seededReferences, seedPayments } from '../domain/seed/seedPayments.ts';
import { seedTerminalPayments, seedTerminals } from '../domain/seed/seedTerminals.ts';
import type { TenantIdentity } from '../domain/tenants/tenantCredentials.ts';
import { withoutListeners } from './connection.ts';
import { associationRow, customerRow, savedMethodRow } from './customerQueries.ts';
import { entityRow } from './entityQueries.ts';
import { paymentRow } from './paymentQueries.ts';
import { firstFree } from './sequences.ts';
import type { Database, Tables } from './tables.ts';
import { tenantStore } from './tenant.ts';
import { terminalRow } from './terminalQueries.ts';

const events = { confirmed: 'payment_confirmed', cancelled: 'payment_cancelled' } as const;

export type SeedTenant = (db: Database, identity: TenantIdentity, now: number) => Promise<void>;

type Rows = {
  [Table in keyof Tables]: readonly [table: Table, rows: readonly Insertable<Tables[Table]>[]];
}[keyof Tables];

/** Rows of a tenant's identity, which replace the seed's two platforms. */
function identityRows({ tenant, platform, otherPlatform }: TenantIdentity, now: number): Rows[] {
  const owned = [
    [platform, seed.platform],
    [otherPlatform, seed.otherPlatform],
  ] as const;
  return [
    ['tenants', [{ tenant, clock_offset: 0, created_at: now, faulty: 0, deliver_before_response: 0 }]],
    [
      'platforms',
      owned.map(([{ code, privateKey }, { registersEntities }]) => ({
        tenant,
        code,
        private_key: privateKey,
        registers_entities: Number(registersEntities),
      })),
    ],
    ['sequences', Object.entries(firstFree).map(([name, next]) => ({ tenant, name, next }))],
  ];
}

function customerRows(tenant: string, now: number): Rows[] {
  const { customers, associations, methods } = seedCustomers(now);
  return [
    ['customers', customers.map((customer) => customerRow(tenant, customer))],
    ['customer_entities', associations.map(({ uuid, ...association }) => associationRow(tenant, uuid, association))],
    ['saved_methods', methods.map((method) => savedMethodRow(tenant, method))],
  ];
}

/** Fills an empty tenant with the contract's seed, whose subscriptions deliver to `inboxOf`. */
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
  const store = tenantStore({ db, database, tenant, locking: false, ...withoutListeners });
  /** Inserts with one statement per table, because one per row took most of the time of a reset. */
  async function put(tables: readonly Rows[]): Promise<void> {
    for (const [table, rows] of tables)
      await db
        .insertInto(table)
        .values(rows as never)
        .execute();
  }

  await put(identityRows(identity, now));
  const range = { ...referenceRange, count: seededReferences, createdAt: now };
  const otherRange = { ...otherReferenceRange, count: 1, createdAt: now };
  await store.ranges.insert(entity.clientId, range);
  await store.ranges.insert(otherEntity.clientId, otherRange);
  await store.ranges.insert(seed.entities.approved.clientId, nthRange(3, now));
  await store.ranges.insert(seed.soapEntities.withoutReferences, usedUpRange(now));
  for (const account of seed.bankAccounts) await store.bankAccounts.insert(entity.clientId, account);
  const payments = [
    ...seedPayments(range, otherRange, now),
    ...seedCards(now),
    ...seedTerminalPayments(now),
    ...(await seedCheckouts(tenant, now)),
  ];
  await put([
    ['entities', seedEntities(now).map((each) => entityRow(tenant, own(each)))],
    ...customerRows(tenant, now),
    ['terminals', seedTerminals(now).map((terminal) => terminalRow(tenant, own(terminal)))],
    ['payments', payments.map((payment) => paymentRow(tenant, own(payment)))],
  ]);
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

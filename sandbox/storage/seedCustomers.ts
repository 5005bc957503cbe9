import { seedCustomers } from '../domain/seed/customers.ts';
import { associationRow, customerRow } from './customers.ts';
import { savedMethodRow } from './savedMethods.ts';
import type { Database } from './tables.ts';

/** Writes the seeded customers of a tenant, their associations and saved methods. */
export async function putCustomers(db: Database, tenant: string, now: number): Promise<void> {
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

import type { TenantStore } from '../domain/ports.ts';
import { seedCustomers } from '../domain/seed/customers.ts';

/** Writes the seeded customers, their associations and saved methods. */
export async function putCustomers(store: TenantStore, now: number): Promise<void> {
  const { customers, associations, methods } = seedCustomers(now);
  for (const customer of customers) await store.customers.insert(customer);
  for (const { uuid, ...association } of associations) await store.customers.associate(uuid, association);
  for (const method of methods) await store.savedMethods.insert(method);
}

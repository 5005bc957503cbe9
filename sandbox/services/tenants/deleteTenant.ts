import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { sharedTenant } from '../../domain/tenants/tenantCredentials.ts';

/**
 * Deletes the private tenant of the caller, with everything it holds.
 * @returns c0812 for the shared tenant
 */
export async function deleteTenant({ store, clock }: Ports, { tenant }: Caller): Promise<Outcome<true>> {
  if (tenant === sharedTenant) return refuse('c0812');
  await store.deleteTenant(tenant, clock.now());
  return ok(true);
}

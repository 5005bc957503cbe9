import type { Tenant } from '@balcao/contract/control/controlTenants.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { formatLisbon } from '../../domain/clock/lisbonTime.ts';
import { type Outcome, ok, refuse } from '../../domain/outcome.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { seededToken } from '../../domain/seed/seedCheckouts.ts';
import { type Credentials, identityOf, sharedTenant } from '../../domain/tenants/tenantCredentials.ts';

const shown = ({ code, privateKey }: Credentials, { clientId }: { clientId: string }) => ({
  platformCode: code,
  privateKey,
  clientId,
});

/** Workbench link with a tenant's keys in the fragment, which is not sent to servers and appears in no log. */
function workbenchUrlOf(publicUrl: string, { platformCode, privateKey, clientId }: ReturnType<typeof shown>) {
  return `${publicUrl}/#keys=${[platformCode, privateKey, clientId].map(encodeURIComponent).join(':')}`;
}

/** Opens the private tenant of a seed and returns its credentials; c0801 if there is no room, c0802 if it exists. */
export async function createTenant(ports: Ports, given: string, publicUrl: string): Promise<Outcome<Tenant>> {
  const now = ports.clock.now();
  const identity = await identityOf(given);
  const opened = await ports.store.openTenant(identity, now);
  if (!opened.ok) return opened;
  const { tenant, platform, otherPlatform } = identity;
  const { checkouts, payments } = seed;
  const credentials = shown(platform, seed.entity);
  return ok({
    seed: given,
    ...credentials,
    other: shown(otherPlatform, seed.otherEntity),
    checkouts: {
      ready: await seededToken(tenant, checkouts.ready, payments.readyCheckout),
      paid: await seededToken(tenant, checkouts.paid, payments.paidCheckout),
      token: await seededToken(tenant, checkouts.token, payments.readyToken),
    },
    workbenchUrl: workbenchUrlOf(publicUrl, credentials),
    createdAt: formatLisbon(now),
  });
}

/** Deletes the caller's private tenant with all its data; c0814 for the shared tenant. */
export async function deleteTenant({ store, clock }: Ports, { tenant }: Caller): Promise<Outcome<true>> {
  if (tenant === sharedTenant) return refuse('c0814');
  await store.deleteTenant(tenant, clock.now());
  return ok(true);
}

import type { Tenant } from '@balcao/contract/control/tenants.ts';
import { openPrivate } from '../server/openPrivate.ts';
import { openServed } from '../server/openServed.ts';
import { sharedKeys } from '../server/sharedKeys.ts';
import { callerOf } from './caller.ts';
import { CallRefused, WaitFailed } from './errors.ts';
import { type OpenedTenant, type TenantPlace, tenantOf } from './tenant.ts';
import type { SandboxOptions, TestSandbox } from './types.ts';

export { CallRefused, WaitFailed };

/** A suite may open one for each of its tests; those that are idle for an hour make room beyond that. */
const mostTenants = 100_000;

/** A program under test has ended with its test, so that none of its kept connections brings another request. */
const idleMilliseconds = 20;

/**
 * Creates a sandbox in this process, which answers on a port. A test program creates one and opens a tenant for each
 * test.
 * @throws Error with the reason when port or data cannot be had
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<TestSandbox> {
  const { port = 0, host, data, databaseUrl, seed } = options;
  const { sandbox, url, close } = await openServed({ port, host, data, databaseUrl, tenants: mostTenants });
  const send = (request: Request) => sandbox.fetch(request);
  const openTenant = callerOf(send, url, sharedKeys);
  const place: TenantPlace = {
    send,
    url,
    async open(wanted = {}): Promise<OpenedTenant> {
      const { platformCode, privateKey, clientId } = await openTenant<Tenant>(
        'POST',
        '/sandbox/tenants',
        wanted,
      );
      return tenantOf(place, { platformCode, privateKey, clientId });
    },
  };
  const keys = seed === undefined ? sharedKeys : await openPrivate(sandbox.fetch, url, seed);
  const own = tenantOf(place, keys);
  // What an earlier run left is no news.
  if (data || databaseUrl) await own.deliveries.skipPresent();
  return { ...own, tenant: place.open, close: () => close(idleMilliseconds) };
}

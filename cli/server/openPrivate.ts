import type { Tenant } from '@balcao/contract/control/tenants.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import type { Sandbox } from '@balcao/sandbox/createSandbox.ts';
import { identityOf } from '@balcao/sandbox/domain/tenants/tenantCredentials.ts';
import type { Credentials } from '../library/types.ts';

/** A private sandbox that exists is no error: its keys follow from the seed. */
const exists = 'c0802';

/** The keys of a private sandbox, which is opened where it does not exist. */
export async function openPrivate(fetch: Sandbox['fetch'], url: string, given: string): Promise<Credentials> {
  const response = await fetch(
    new Request(`${url}/sandbox/tenants`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': 'EN' },
      body: JSON.stringify({ seed: given }),
    }),
  );
  const body = (await response.json()) as { data: Tenant; error?: { code: string; msg: string } };
  if (response.ok) {
    const { platformCode, privateKey, clientId } = body.data;
    return { platformCode, privateKey, clientId };
  }
  if (body.error?.code !== exists)
    throw new Error(body.error?.msg ?? `The sandbox answered ${response.status}.`);
  const { platform } = await identityOf(given);
  return { platformCode: platform.code, privateKey: platform.privateKey, clientId: seed.entity.clientId };
}

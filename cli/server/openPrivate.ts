import type { Tenant } from '@balcao/contract/control/controlTenants.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import type { Sandbox } from '@balcao/sandbox/createSandbox.ts';
import { identityOf } from '@balcao/sandbox/domain/tenants/tenantCredentials.ts';
import { callerOf, sharedKeys } from '../library/caller.ts';
import { CallRefused } from '../library/libraryErrors.ts';
import type { Credentials } from '../library/types.ts';

/** Code of the refusal for an existing private sandbox. It is no error, because its keys are derived from the seed. */
const exists = 'c0802';

/** Opens a private sandbox unless it already exists, and returns its keys. @param given seed */
export async function openPrivate(fetch: Sandbox['fetch'], url: string, given: string): Promise<Credentials> {
  const call = callerOf(async (request) => fetch(request), url, sharedKeys);
  try {
    const opened = await call<Tenant>('POST', '/sandbox/tenants', { seed: given });
    const { platformCode, privateKey, clientId } = opened;
    return { platformCode, privateKey, clientId };
  } catch (error) {
    if (!(error instanceof CallRefused && error.code === exists)) throw error;
    const { platform } = await identityOf(given);
    return { platformCode: platform.code, privateKey: platform.privateKey, clientId: seed.entity.clientId };
  }
}

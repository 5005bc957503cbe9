import type { Credentials, CredentialsStore } from '@balcao/reference/console/send/credentials.ts';
import type { ApiCredentials } from '@balcao/workbench/core/apiCredentials.ts';
import { keysInUse } from '@balcao/workbench/core/keyring.ts';
import { serverAt, writeTypedCredentials } from '@balcao/workbench/core/typedCredentials.ts';

/** Header that says for which entity a call is made. */
const entityHeader = 'PayPay-ClientId';

function credentialsOf({ platformCode, privateKey, clientId }: ApiCredentials): Credentials {
  return { user: platformCode, password: privateKey, values: { [entityHeader]: clientId } };
}

export function apiCredentialsOf({ user, password, values }: Credentials): ApiCredentials {
  return { platformCode: user, privateKey: password, clientId: values[entityHeader] ?? '' };
}

/**
 * Store of credentials by server. Those of a sandbox are pre-filled, and changes to them last as long as the
 * console; those of the provider's servers stay in the tab.
 * @param shared keys of a shared sandbox, used where this browser has no others
 */
export function credentialsStore(
  originOf: (serverId: string) => string,
  shared: ApiCredentials,
): CredentialsStore {
  return {
    read: (serverId) => credentialsOf(keysInUse(originOf(serverId), shared)),
    write(serverId, credentials) {
      const server = serverAt(originOf(serverId));
      if (server) writeTypedCredentials(server, apiCredentialsOf(credentials));
    },
  };
}

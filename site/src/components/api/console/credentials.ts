import type { Credentials, CredentialsStore } from '@balcao/reference/console/send/credentials.ts';
import type { ApiCredentials } from '@balcao/workbench/core/apiCredentials.ts';

/** Header that says for which entity a call is made. */
const entityHeader = 'PayPay-ClientId';

const nothing: Credentials = { user: '', password: '', values: {} };
const nameOf = (serverId: string) => `balcao.console.keys ${serverId}`;

/** Converts credentials of a sandbox to the console's format. */
function credentialsOf({ platformCode, privateKey, clientId }: ApiCredentials): Credentials {
  return { user: platformCode, password: privateKey, values: { [entityHeader]: clientId } };
}

/** Converts the console's credentials to those of the control API. */
export function apiCredentialsOf({ user, password, values }: Credentials): ApiCredentials {
  return { platformCode: user, privateKey: password, clientId: values[entityHeader] ?? '' };
}

/**
 * Store of credentials by server. Those of the sandbox are pre-filled, and changes to them last as long as the console;
 * those of other servers are kept in session storage.
 * @param sandbox the keys this browser uses there now
 */
export function credentialsStore(sandbox: () => ApiCredentials): CredentialsStore {
  return {
    read: (serverId) => (serverId === 'sandbox' ? credentialsOf(sandbox()) : readTyped(serverId)),
    write(serverId, credentials) {
      if (serverId === 'sandbox') return;
      try {
        sessionStorage.setItem(nameOf(serverId), JSON.stringify(credentials));
      } catch {
        // Without storage they last as long as the console.
      }
    },
  };
}

function readTyped(serverId: string): Credentials {
  try {
    return { ...nothing, ...JSON.parse(sessionStorage.getItem(nameOf(serverId)) ?? '{}') };
  } catch {
    return nothing;
  }
}

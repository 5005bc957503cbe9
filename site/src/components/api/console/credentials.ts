import type { Credentials, CredentialsStore } from '@balcao/reference/console/send/credentials.ts';
import type { ApiCredentials } from '@balcao/workbench/context/apiCredentials.ts';

/** Header that says for which entity a call is made. */
const entityHeader = 'PayPay-ClientId';

const nothing: Credentials = { user: '', password: '', values: {} };
const nameOf = (serverId: string) => `balcao.console.keys ${serverId}`;

/** The keys of a sandbox as the console has them. */
function credentialsOf({ platformCode, privateKey, clientId }: ApiCredentials): Credentials {
  return { user: platformCode, password: privateKey, values: { [entityHeader]: clientId } };
}

/** The credentials of a console as the sandbox's controls take them. */
export function apiCredentialsOf({ user, password, values }: Credentials): ApiCredentials {
  return { platformCode: user, privateKey: password, clientId: values[entityHeader] ?? '' };
}

/**
 * Credentials by server: those of the sandbox are at hand, and what is changed there is forgotten with the console;
 * those typed for other servers stay in this tab.
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
        // Storage may be forbidden: then they last as long as the console.
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

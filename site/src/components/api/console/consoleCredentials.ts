import type { ConsoleSetting } from '@balcao/reference/console/consoleSetting.ts';
import type { Credentials } from '@balcao/reference/console/send/wireRequest.ts';
import type { ApiCredentials } from '@balcao/workbench/core/apiCredentials.ts';
import { useKeyring } from '@balcao/workbench/core/keyring.ts';
import { useState } from 'react';

/** Origin of an API URL, including the path that a tab's sandbox has before `/api`. */
export const originOfApi = (url: string): string => url.replace(/\/(api|sandbox)\/?$/, '');

const entityHeader = 'PayPay-ClientId';

function credentialsOf({ platformCode, privateKey, clientId }: ApiCredentials): Credentials {
  return { user: platformCode, password: privateKey, values: { [entityHeader]: clientId } };
}

export function apiCredentialsOf({ user, password, values }: Credentials): ApiCredentials {
  return { platformCode: user, privateKey: password, clientId: values[entityHeader] ?? '' };
}

/**
 * Credentials of a server. Those of a sandbox are prefilled; typed ones last until the console closes or other
 * credentials are chosen. Credentials of the provider's servers are kept in this tab.
 * @param origin of the server
 * @param shared keys of a shared sandbox, used if this browser has no others
 */
export function useCredentials(
  origin: string,
  shared: ApiCredentials,
): Pick<ConsoleSetting, 'credentials' | 'onCredentials'> {
  const { server, current, add } = useKeyring(origin, shared);
  const [typed, setTyped] = useState<{ origin: string; over: ApiCredentials; credentials: Credentials }>();
  const isTyped = typed?.origin === origin && typed.over === current;
  return {
    credentials: isTyped ? typed.credentials : credentialsOf(current),
    onCredentials: (credentials) =>
      server ? add(apiCredentialsOf(credentials)) : setTyped({ origin, over: current, credentials }),
  };
}

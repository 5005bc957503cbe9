import { useState } from 'react';
import type { Credentials, CredentialsStore } from './send/credentials.ts';

/** The credentials of a server, stored as they are typed. */
export function useCredentials(store: CredentialsStore, serverId: string) {
  const [typed, setTyped] = useState<{ serverId: string; credentials: Credentials }>();
  return {
    credentials: typed?.serverId === serverId ? typed.credentials : store.read(serverId),
    change(credentials: Credentials) {
      store.write(serverId, credentials);
      setTyped({ serverId, credentials });
    },
  };
}

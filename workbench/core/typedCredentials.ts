import { provider } from '../../provider.config.ts';
import { type ApiCredentials, isKey, noCredentials } from './apiCredentials.ts';
import { readText, writeText } from './browserStorage.ts';

/** One of the provider's servers: `testing` or `production`. */
export type ProviderServer = keyof typeof provider.servers;

/** The provider's server at an origin; undefined for a sandbox. */
export function serverAt(origin: string): ProviderServer | undefined {
  const servers = Object.entries(provider.servers) as [ProviderServer, string][];
  return servers.find(([, url]) => url === origin)?.[0];
}

const nameOf = (server: ProviderServer) => `balcao.console.keys ${server}`;

export function typedText(server: ProviderServer): string | null {
  return readText(nameOf(server), 'sessionStorage');
}

/** Typed credentials for a server, kept as long as the tab; empty strings if there are none. */
export function typedCredentials(server: ProviderServer): ApiCredentials {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  try {
    const stored = JSON.parse(typedText(server) ?? '{}') as Partial<Record<keyof ApiCredentials, unknown>>;
    return {
      platformCode: text(stored.platformCode),
      privateKey: text(stored.privateKey),
      clientId: text(stored.clientId),
    };
  } catch {
    return noCredentials;
  }
}

/** Stores the typed credentials for a server, in this tab only; undefined deletes them. */
export function writeTypedCredentials(server: ProviderServer, keys: ApiCredentials | undefined): void {
  writeText(nameOf(server), keys ? JSON.stringify(keys) : null, 'sessionStorage');
}

/** Credentials to print in code, never the key for one of the provider's servers, because code often becomes public. */
export function printedCredentials(origin: string, keys: ApiCredentials, placeholders: ApiCredentials): ApiCredentials {
  if (!serverAt(origin)) return keys;
  return {
    ...placeholders,
    ...(isKey('platformCode', keys.platformCode) && { platformCode: keys.platformCode }),
    ...(isKey('clientId', keys.clientId) && { clientId: keys.clientId }),
  };
}

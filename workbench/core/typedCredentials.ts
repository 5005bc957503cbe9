import { provider } from '../../provider.config.ts';
import { type ApiCredentials, isKey, noCredentials } from './apiCredentials.ts';
import { readText, writeText } from './browserStorage.ts';

/** A server of the provider: `testing` or `production`. */
export type ProviderServer = keyof typeof provider.servers;

/** Server of the provider at an origin; undefined for a sandbox. */
export function serverAt(origin: string): ProviderServer | undefined {
  const servers = Object.entries(provider.servers) as [ProviderServer, string][];
  return servers.find(([, url]) => url === origin)?.[0];
}

const nameOf = (server: ProviderServer) => `balcao.console.keys ${server}`;

export function typedText(server: ProviderServer): string | null {
  return readText(nameOf(server), 'sessionStorage');
}

/** Typed credentials of a server; empty texts without any. They last as long as the tab. */
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

/** Stores typed credentials of a server in this tab only; undefined deletes them. */
export function writeTypedCredentials(server: ProviderServer, keys: ApiCredentials | undefined): void {
  writeText(nameOf(server), keys ? JSON.stringify(keys) : null, 'sessionStorage');
}

/** Credentials in printed code, which is copied to public places: never the key of a server of the provider. */
export function printedCredentials(origin: string, keys: ApiCredentials, placeholders: ApiCredentials): ApiCredentials {
  if (!serverAt(origin)) return keys;
  return {
    ...placeholders,
    ...(isKey('platformCode', keys.platformCode) && { platformCode: keys.platformCode }),
    ...(isKey('clientId', keys.clientId) && { clientId: keys.clientId }),
  };
}

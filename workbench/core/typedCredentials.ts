import { provider } from '../../provider.config.ts';
import { type ApiCredentials, isKey, noCredentials } from './apiCredentials.ts';
import { readText, writeText } from './browserStorage.ts';

/** A server of the provider: `testing` or `production`. */
export type ProviderServer = keyof typeof provider.servers;

/** The provider's server at an origin; undefined where a sandbox is. */
export function serverAt(origin: string): ProviderServer | undefined {
  const servers = Object.entries(provider.servers) as [ProviderServer, string][];
  return servers.find(([, url]) => url === origin)?.[0];
}

const nameOf = (server: ProviderServer) => `balcao.console.keys ${server}`;

export function typedText(server: ProviderServer): string | null {
  return readText(nameOf(server), 'sessionStorage');
}

/** What was typed for a server; empty texts where nothing was. It lasts as long as the tab. */
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

/** Keeps what was typed for a server in this tab only; undefined forgets it. */
export function writeTypedCredentials(server: ProviderServer, keys: ApiCredentials | undefined): void {
  writeText(nameOf(server), keys ? JSON.stringify(keys) : null, 'sessionStorage');
}

/** Credentials as code shows them: copied to where others read it, so never the key of a server of the provider. */
export function printedCredentials(
  origin: string,
  keys: ApiCredentials,
  placeholders: ApiCredentials,
): ApiCredentials {
  if (!serverAt(origin)) return keys;
  return {
    ...placeholders,
    ...(isKey('platformCode', keys.platformCode) && { platformCode: keys.platformCode }),
    ...(isKey('clientId', keys.clientId) && { clientId: keys.clientId }),
  };
}

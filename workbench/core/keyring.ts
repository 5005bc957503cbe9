import type { Tenant } from '@balcao/contract/control/controlTenants.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { type ApiCredentials, isApiCredentials } from './apiCredentials.ts';
import { onStored, readText, storedNames, writeText } from './browserStorage.ts';
import { baseInTab } from './tab/originInTab.ts';
import {
  type ProviderServer,
  serverAt,
  typedCredentials,
  typedText,
  writeTypedCredentials,
} from './typedCredentials.ts';

/** Sandbox whose keys this browser stores. A private sandbox also lists its counterparts to the seed's objects. */
export interface SandboxKeys extends ApiCredentials, Partial<Pick<Tenant, 'other' | 'checkouts'>> {
  /** Seed from which the sandbox was created; unset for the shared one. */
  seed?: string;
}

export function sandboxKeysOf({ platformCode, privateKey, clientId, seed, other, checkouts }: Tenant): SandboxKeys {
  return { platformCode, privateKey, clientId, seed, other, checkouts };
}

export interface Keyring {
  /** Set if the origin is one of the provider's servers instead of a sandbox. */
  server?: ProviderServer;
  /** Whether the sandbox runs in the reader's tab. If so, even the first one is private. */
  inTab: boolean;
  sandboxes: readonly SandboxKeys[];
  current: SandboxKeys;
  add(sandbox: SandboxKeys): void;
  use(platformCode: string): void;
  /** Removes the keys of a sandbox, except for the shared one. */
  forget(platformCode: string): void;
}

interface StoredKeyring {
  own: SandboxKeys[];
  current: string;
}

/** Valid parts of a stored or pasted sandbox; undefined if its credentials are invalid. */
export function sandboxKeysIn(value: unknown): SandboxKeys | undefined {
  if (!isApiCredentials(value)) return undefined;
  const { platformCode, privateKey, clientId } = value;
  const { seed, other, checkouts } = value as Partial<Record<keyof SandboxKeys, unknown>>;
  return {
    platformCode,
    privateKey,
    clientId,
    ...(typeof seed === 'string' && { seed: seed.slice(0, 100) }),
    ...(isApiCredentials(other) && { other }),
    ...(areTokens(checkouts) && { checkouts }),
  };
}

function areTokens(value: unknown): value is Tenant['checkouts'] {
  if (!value || typeof value !== 'object') return false;
  const given = value as Record<string, unknown>;
  return ['ready', 'paid', 'token'].every((name) => /^\w{1,100}$/.test(String(given[name])));
}

/** Parses the stored value. Ignores invalid parts, because other scripts can write to the storage too. */
export function readStored(text: string | null): StoredKeyring {
  try {
    const { own, current } = JSON.parse(text ?? '{}') as Partial<StoredKeyring>;
    const known = (Array.isArray(own) ? own : []).flatMap((each) => sandboxKeysIn(each) ?? []);
    return { own: known, current: typeof current === 'string' ? current : '' };
  } catch {
    return { own: [], current: '' };
  }
}

export function withSandbox({ own }: StoredKeyring, sandbox: SandboxKeys): StoredKeyring {
  const others = own.filter(({ platformCode }) => platformCode !== sandbox.platformCode);
  return { own: [...others, sandbox], current: sandbox.platformCode };
}

function withCurrent({ own }: StoredKeyring, platformCode: string): StoredKeyring {
  const isOwn = own.some((each) => each.platformCode === platformCode);
  return { own, current: isOwn ? platformCode : '' };
}

export function withoutSandbox({ own, current }: StoredKeyring, platformCode: string): StoredKeyring {
  const left = own.filter((each) => each.platformCode !== platformCode);
  return { own: left, current: current === platformCode ? '' : current };
}

const nameOf = (origin: string) => `${storedNames.sandboxes} ${origin}`;

function inUse<One extends ApiCredentials>(
  { own, current }: { own: readonly One[]; current: string },
  shared: One,
): One {
  return own.find(({ platformCode }) => platformCode === current) ?? shared;
}

/** Keys in use for an origin and for no other; for one of the provider's servers, the typed credentials. */
export function keysInUse(origin: string, shared: ApiCredentials): SandboxKeys {
  const server = serverAt(origin);
  return server ? typedCredentials(server) : inUse<SandboxKeys>(readStored(readText(nameOf(origin))), shared);
}

/** Adds a sandbox to the keys of an origin, or updates its keys, and switches to it. */
export function storeSandbox(origin: string, sandbox: SandboxKeys): void {
  const server = serverAt(origin);
  const { platformCode, privateKey, clientId } = sandbox;
  if (server) writeTypedCredentials(server, { platformCode, privateKey, clientId });
  else change(origin, (stored) => withSandbox(stored, sandbox));
}

/** Switches to a stored sandbox of an origin, or to the shared one if the code is unknown. */
export function switchSandbox(origin: string, platformCode: string): void {
  change(origin, (stored) => withCurrent(stored, platformCode));
}

function change(origin: string, next: (stored: StoredKeyring) => StoredKeyring): void {
  writeText(nameOf(origin), JSON.stringify(next(readStored(readText(nameOf(origin))))));
}

/** Keys stored for an origin, the same in all panels of a page; `shared` for an unknown origin. */
export function useKeyring(origin: string | undefined, shared: ApiCredentials): Keyring {
  const server = origin === undefined ? undefined : serverAt(origin);
  const name = nameOf(origin ?? '');
  const text = useSyncExternalStore(
    onStored,
    () => (server ? typedText(server) : readText(name)),
    () => null,
  );
  const stored = useMemo(() => readStored(text), [text]);
  if (server) return typedKeyring(origin ?? '', server);
  const at = origin ?? '';
  return {
    inTab: baseInTab(at) !== undefined,
    sandboxes: [shared, ...stored.own],
    current: inUse<SandboxKeys>(stored, shared),
    add: (sandbox) => storeSandbox(at, sandbox),
    use: (platformCode) => switchSandbox(at, platformCode),
    forget: (platformCode) => change(at, (now) => withoutSandbox(now, platformCode)),
  };
}

/** Keyring of one of the provider's servers, which has only the typed credentials. */
function typedKeyring(origin: string, server: ProviderServer): Keyring {
  const current = typedCredentials(server);
  return {
    server,
    inTab: false,
    sandboxes: [current],
    current,
    add: (sandbox) => storeSandbox(origin, sandbox),
    use: () => undefined,
    forget: () => writeTypedCredentials(server, undefined),
  };
}

import type { Tenant } from '@balcao/contract/control/tenants.ts';
import { useMemo, useSyncExternalStore } from 'react';
import type { ApiCredentials } from './apiCredentials.ts';
import { readText, writeText } from './browserStorage.ts';

/** A sandbox this browser has keys to. A private one lists its own objects that replace the seed's. */
export interface SandboxKeys extends ApiCredentials, Partial<Pick<Tenant, 'other' | 'checkouts'>> {
  /** Seed that it was created from; the shared sandbox has none. */
  seed?: string;
}

/** The fields of a private sandbox that are stored. */
export function sandboxKeysOf({
  platformCode,
  privateKey,
  clientId,
  seed,
  other,
  checkouts,
}: Tenant): SandboxKeys {
  return { platformCode, privateKey, clientId, seed, other, checkouts };
}

/** The sandboxes of this browser, and the one in use. */
export interface Keyring {
  sandboxes: readonly SandboxKeys[];
  current: SandboxKeys;
  /** Adds a sandbox, or renews the keys of a known one, and uses it. */
  add(sandbox: SandboxKeys): void;
  use(platformCode: string): void;
  /** Removes a sandbox's keys; the shared sandbox cannot be removed. */
  forget(platformCode: string): void;
}

interface StoredKeyring {
  own: SandboxKeys[];
  current: string;
}

const isText = (value: unknown) => typeof value === 'string' && value !== '';

/** Reads the stored value; invalid parts are ignored, because other scripts can write there too. */
export function readStored(text: string | null): StoredKeyring {
  try {
    const { own, current } = JSON.parse(text ?? '{}') as Partial<StoredKeyring>;
    const known = (Array.isArray(own) ? own : []).filter(
      (each) => each && isText(each.platformCode) && isText(each.privateKey) && isText(each.clientId),
    );
    return { own: known, current: typeof current === 'string' ? current : '' };
  } catch {
    return { own: [], current: '' };
  }
}

/** The stored value after a sandbox was added. */
export function withSandbox({ own }: StoredKeyring, sandbox: SandboxKeys): StoredKeyring {
  const others = own.filter(({ platformCode }) => platformCode !== sandbox.platformCode);
  return { own: [...others, sandbox], current: sandbox.platformCode };
}

/** The stored value after a sandbox was removed. */
export function withoutSandbox({ own, current }: StoredKeyring, platformCode: string): StoredKeyring {
  const left = own.filter((each) => each.platformCode !== platformCode);
  return { own: left, current: current === platformCode ? '' : current };
}

/** Event that tells the other panels of a page, so that all of them use the same sandbox. */
const changed = 'balcao.sandboxes';

function write(name: string, stored: StoredKeyring): void {
  writeText(name, JSON.stringify(stored));
  dispatchEvent(new Event(changed));
}

/** Subscribes to changes by other panels of this page and by other tabs. */
function subscribe(onChange: () => void): () => void {
  addEventListener(changed, onChange);
  addEventListener('storage', onChange);
  return () => {
    removeEventListener(changed, onChange);
    removeEventListener('storage', onChange);
  };
}

/** Storage key for the sandboxes of an origin. */
const nameOf = (origin: string) => `balcao.sandboxes ${origin}`;

/** The stored sandbox in use; the shared one where none is stored. */
function inUse<One extends ApiCredentials>(
  { own, current }: { own: readonly One[]; current: string },
  shared: One,
): One {
  return own.find(({ platformCode }) => platformCode === current) ?? shared;
}

/**
 * The keys this browser currently uses for an origin.
 * @param shared keys of the shared sandbox, used where no others are stored
 */
export function keysInUse(origin: string, shared: ApiCredentials): ApiCredentials {
  return inUse(readStored(readText(nameOf(origin))), shared);
}

/**
 * The keys this browser stores for an origin. All panels of a page share them.
 * @param origin of the sandbox; while it is unknown, the shared keys are used
 * @param shared keys of the shared sandbox
 */
export function useKeyring(origin: string | undefined, shared: ApiCredentials): Keyring {
  const name = nameOf(origin ?? '');
  const text = useSyncExternalStore(
    subscribe,
    () => readText(name),
    () => null,
  );
  const stored = useMemo(() => readStored(text), [text]);
  return {
    sandboxes: [shared, ...stored.own],
    current: inUse<SandboxKeys>(stored, shared),
    add: (sandbox) => write(name, withSandbox(stored, sandbox)),
    use: (platformCode) => write(name, { ...stored, current: platformCode }),
    forget: (platformCode) => write(name, withoutSandbox(stored, platformCode)),
  };
}

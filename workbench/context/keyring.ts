import type { Tenant } from '@balcao/contract/control/tenants.ts';
import { useMemo, useSyncExternalStore } from 'react';
import type { ApiCredentials } from './apiCredentials.ts';
import { readText, writeText } from './browserStorage.ts';

/** A sandbox this browser has keys to; a private one tells what it has in place of the seed's own. */
export interface SandboxKeys extends ApiCredentials, Partial<Pick<Tenant, 'other' | 'checkouts'>> {
  /** What it was made of; the shared one was made of nothing. */
  seed?: string;
}

/** What is kept of a private sandbox. */
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
  /** Adds one, or renews the keys of one that is known, and uses it. */
  add(sandbox: SandboxKeys): void;
  use(platformCode: string): void;
  /** Forgets the keys; the shared sandbox cannot be forgotten. */
  forget(platformCode: string): void;
}

interface StoredKeyring {
  own: SandboxKeys[];
  current: string;
}

const isText = (value: unknown) => typeof value === 'string' && value !== '';

/** What was stored, as far as it makes sense: others may write there too. */
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

/** What is stored after a sandbox was added. */
export function withSandbox({ own }: StoredKeyring, sandbox: SandboxKeys): StoredKeyring {
  const others = own.filter(({ platformCode }) => platformCode !== sandbox.platformCode);
  return { own: [...others, sandbox], current: sandbox.platformCode };
}

/** What is stored after a sandbox was forgotten. */
export function withoutSandbox({ own, current }: StoredKeyring, platformCode: string): StoredKeyring {
  const left = own.filter((each) => each.platformCode !== platformCode);
  return { own: left, current: current === platformCode ? '' : current };
}

/** Told to the other panels of a page, so that all of them are in the same sandbox. */
const changed = 'balcao.sandboxes';

function write(name: string, stored: StoredKeyring): void {
  writeText(name, JSON.stringify(stored));
  dispatchEvent(new Event(changed));
}

/** Listens to the other panels of this page, and to other tabs. */
function subscribe(onChange: () => void): () => void {
  addEventListener(changed, onChange);
  addEventListener('storage', onChange);
  return () => {
    removeEventListener(changed, onChange);
    removeEventListener('storage', onChange);
  };
}

/** Where the keys to the sandboxes of an address are kept. */
const nameOf = (origin: string) => `balcao.sandboxes ${origin}`;

/** The one in use of those that are kept, everybody's where none is. */
function inUse<One extends ApiCredentials>(
  { own, current }: { own: readonly One[]; current: string },
  shared: One,
): One {
  return own.find(({ platformCode }) => platformCode === current) ?? shared;
}

/**
 * The keys this browser uses at a sandbox's address at this moment.
 * @param shared everybody's, for who has no others
 */
export function keysInUse(origin: string, shared: ApiCredentials): ApiCredentials {
  return inUse(readStored(readText(nameOf(origin))), shared);
}

/**
 * The keys this browser keeps for a sandbox's address. Each panel of a page that asks for them has the same ones.
 * @param origin of the sandbox; while none is known, the shared keys are in use
 * @param shared everybody's, which is always there
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

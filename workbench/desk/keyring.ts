import type { Tenant } from '@balcao/contract/control/tenants.ts';
import { useEffect, useState } from 'react';
import type { Keys } from './keys.ts';

/** A sandbox this browser has keys to; a private one tells what it has in place of the seed's own. */
export interface Sandbox extends Keys, Partial<Pick<Tenant, 'other' | 'checkouts'>> {
  /** What it was made of; the shared one was made of nothing. */
  seed?: string;
}

/** What is kept of a private sandbox. */
export function sandboxOf({ platformCode, privateKey, clientId, seed, other, checkouts }: Tenant): Sandbox {
  return { platformCode, privateKey, clientId, seed, other, checkouts };
}

/** The sandboxes of this browser, and the one in use. */
export interface Keyring {
  sandboxes: readonly Sandbox[];
  current: Sandbox;
  /** Adds one, or renews the keys of one that is known, and uses it. */
  add(sandbox: Sandbox): void;
  use(platformCode: string): void;
  /** Forgets the keys; the shared sandbox cannot be forgotten. */
  forget(platformCode: string): void;
}

interface Stored {
  own: Sandbox[];
  current: string;
}

const isText = (value: unknown) => typeof value === 'string' && value !== '';

/** What was stored, as far as it makes sense: others may write there too. */
export function readStored(text: string | null): Stored {
  try {
    const { own, current } = JSON.parse(text ?? '{}') as Partial<Stored>;
    const known = (Array.isArray(own) ? own : []).filter(
      (each) => each && isText(each.platformCode) && isText(each.privateKey) && isText(each.clientId),
    );
    return { own: known, current: typeof current === 'string' ? current : '' };
  } catch {
    return { own: [], current: '' };
  }
}

/** What is stored after a sandbox was added. */
export function withSandbox({ own }: Stored, sandbox: Sandbox): Stored {
  const others = own.filter(({ platformCode }) => platformCode !== sandbox.platformCode);
  return { own: [...others, sandbox], current: sandbox.platformCode };
}

/** What is stored after a sandbox was forgotten. */
export function withoutSandbox({ own, current }: Stored, platformCode: string): Stored {
  const left = own.filter((each) => each.platformCode !== platformCode);
  return { own: left, current: current === platformCode ? '' : current };
}

function load(name: string): Stored {
  try {
    return readStored(localStorage.getItem(name));
  } catch {
    return readStored(null);
  }
}

/** Told to the other panels of a page, so that all of them are in the same sandbox. */
const changed = 'balcao.sandboxes';

/** Where the keys to the sandboxes of an address are kept. */
const nameOf = (origin: string) => `balcao.sandboxes ${origin}`;

/** The one in use of those that are kept, everybody's where none is. */
function inUse<One extends Keys>(
  { own, current }: { own: readonly One[]; current: string },
  shared: One,
): One {
  return own.find(({ platformCode }) => platformCode === current) ?? shared;
}

/**
 * The keys this browser uses at a sandbox's address at this moment.
 * @param shared everybody's, for who has no others
 */
export function keysInUse(origin: string, shared: Keys): Keys {
  return inUse(load(nameOf(origin)), shared);
}

/**
 * The keys this browser keeps for a sandbox's address.
 * @param shared everybody's, which is always there
 */
export function useKeyring(origin: string, shared: Keys): Keyring {
  const name = nameOf(origin);
  const [stored, setStored] = useState(() => load(name));
  useEffect(() => {
    const read = () => setStored(load(name));
    addEventListener(changed, read);
    return () => removeEventListener(changed, read);
  }, [name]);
  const keep = (next: Stored) => {
    setStored(next);
    try {
      localStorage.setItem(name, JSON.stringify(next));
      dispatchEvent(new Event(changed));
    } catch {
      // Without storage the keys last as long as the page.
    }
  };
  const sandboxes = [shared, ...stored.own];
  return {
    sandboxes,
    current: inUse<Sandbox>(stored, shared),
    add: (sandbox) => keep(withSandbox(stored, sandbox)),
    use: (platformCode) => keep({ ...stored, current: platformCode }),
    forget: (platformCode) => keep(withoutSandbox(stored, platformCode)),
  };
}

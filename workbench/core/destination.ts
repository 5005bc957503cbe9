import { parseUrl } from '@balcao/text/urls.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { provider } from '../../provider.config.ts';
import { onStored, readText, storedNames, writeText } from './browserStorage.ts';

interface DestinationTraits {
  sends: boolean;
  /** Whether the server has simulators of payers and devices under `/sandbox`. */
  simulators: boolean;
  /** Source of the credentials: the keys of a sandbox, the reader's input, or none. */
  credentials: 'sandbox' | 'typed' | 'none';
}

/** Kinds of destinations, in the order in which the dialog lists them. */
export const destinationKinds = {
  /** Sandbox named by the site's `runtime.json`. */
  local: { sends: true, simulators: true, credentials: 'sandbox' },
  /** Sandbox in this browser, if `runtime.json` names another one. */
  tab: { sends: true, simulators: true, credentials: 'sandbox' },
  /** Another sandbox, identified by its URL. */
  url: { sends: true, simulators: true, credentials: 'sandbox' },
  /** The provider's testing server. */
  testing: { sends: true, simulators: false, credentials: 'typed' },
  /** Sends no requests; panels replay recordings. */
  replay: { sends: false, simulators: false, credentials: 'none' },
} as const satisfies Record<string, DestinationTraits>;
export type DestinationKind = keyof typeof destinationKinds;

export type Destination =
  | { kind: Exclude<DestinationKind, 'url'> }
  /** Origin without a trailing slash. */
  | { kind: 'url'; origin: string };

const local: Destination = { kind: 'local' };

/** Whether a host is this computer, so that credentials sent to it do not leave the computer. */
const isLoopback = (host: string) => host === 'localhost' || /^127(\.\d{1,3}){3}$/.test(host);

/** Origin of a URL; undefined if it is invalid, or uses `http` to another computer, which would expose keys. */
export function originIn(text: string): string | undefined {
  const typed = text.trim();
  const whole = /^[a-z]+:\/\//i.test(typed)
    ? typed
    : `${/^(localhost|127\.)/.test(typed) ? 'http' : 'https'}://${typed}`;
  const url = parseUrl(whole);
  if (!url) return undefined;
  const { protocol, hostname, username, origin } = url;
  if (username !== '' || (protocol !== 'https:' && protocol !== 'http:')) return undefined;
  return protocol === 'https:' || isLoopback(hostname) ? origin : undefined;
}

/** Stored choice, or the local sandbox if the choice is invalid, because other scripts can write to the storage too. */
export function readDestination(text: string | null): Destination {
  try {
    const { kind, origin } = JSON.parse(text ?? '{}') as { kind?: unknown; origin?: unknown };
    if (kind === 'tab' || kind === 'testing' || kind === 'replay') return { kind };
    const found = kind === 'url' && typeof origin === 'string' ? originIn(origin) : undefined;
    return found ? { kind: 'url', origin: found } : local;
  } catch {
    return local;
  }
}

export function chosenDestination(): Destination {
  return readDestination(readText(storedNames.destination));
}

/** Stores the destination of all panels, forms, consoles and samples in this browser. The default is not stored. */
export function chooseDestination(destination: Destination): void {
  writeText(storedNames.destination, destination.kind === 'local' ? null : JSON.stringify(destination));
}

/** Current destination. Follows changes on this page and in other tabs. */
export function useDestination(): Destination {
  const text = useSyncExternalStore(
    onStored,
    () => readText(storedNames.destination),
    () => null,
  );
  return useMemo(() => readDestination(text), [text]);
}

/** Origin of a destination; undefined for replays, and for sandboxes whose origin is in the site's settings. */
export function originOf(destination: Destination): string | undefined {
  if (destination.kind === 'url') return destination.origin;
  return destination.kind === 'testing' ? provider.servers.testing : undefined;
}

/** Id of a destination, so that data of one destination are never shown for another. */
export function destinationId(destination: Destination): string {
  return destination.kind === 'url' ? destination.origin : destination.kind;
}

export function hostOf(origin: string): string {
  return origin.replace(/^https?:\/\//, '');
}

import { parseUrl } from '@balcao/text/parseUrl.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { provider } from '../../provider.config.ts';
import { onStored, readText, storedNames, writeText } from './browserStorage.ts';

interface DestinationTraits {
  sends: boolean;
  /** Whether the simulators of payers and devices answer there, under `/sandbox`. */
  simulators: boolean;
  /** Where the credentials come from: a sandbox's keys, what the reader typed, or none. */
  credentials: 'sandbox' | 'typed' | 'none';
}

/** Every kind of destination, in the order in which the reader is asked. */
export const destinationKinds = {
  /** The sandbox that the site names in `runtime.json`. */
  local: { sends: true, simulators: true, credentials: 'sandbox' },
  /** The sandbox that runs in this browser, where the site names another. */
  tab: { sends: true, simulators: true, credentials: 'sandbox' },
  /** Another sandbox, by its URL. */
  url: { sends: true, simulators: true, credentials: 'sandbox' },
  /** The provider's testing server. */
  testing: { sends: true, simulators: false, credentials: 'typed' },
  /** Nothing is sent: panels replay recordings. */
  replay: { sends: false, simulators: false, credentials: 'none' },
} as const satisfies Record<string, DestinationTraits>;
export type DestinationKind = keyof typeof destinationKinds;

export type Destination =
  | { kind: Exclude<DestinationKind, 'url'> }
  /** Origin without a trailing slash. */
  | { kind: 'url'; origin: string };

const local: Destination = { kind: 'local' };

/** Whether a host is this computer, where credentials never travel over a network. */
const isLoopback = (host: string) => host === 'localhost' || /^127(\.\d{1,3}){3}$/.test(host);

/** The origin of a URL; undefined for none, and for `http` to another computer, which would send keys in clear text. */
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

/** The stored choice; what is unknown is the local sandbox, because other scripts can write there too. */
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

/** Stores where calls go: for every panel, form, console and sample of this browser. The local sandbox is the default. */
export function chooseDestination(destination: Destination): void {
  writeText(storedNames.destination, destination.kind === 'local' ? null : JSON.stringify(destination));
}

/** Where calls go, as it changes in this page or in another tab. */
export function useDestination(): Destination {
  const text = useSyncExternalStore(
    onStored,
    () => readText(storedNames.destination),
    () => null,
  );
  return useMemo(() => readDestination(text), [text]);
}

/** The origin of a destination; undefined for those that the site names, and where nothing is sent. */
export function originOf(destination: Destination): string | undefined {
  if (destination.kind === 'url') return destination.origin;
  return destination.kind === 'testing' ? provider.servers.testing : undefined;
}

/** Identifies a destination: what belongs to one is never shown as another's. */
export function destinationId(destination: Destination): string {
  return destination.kind === 'url' ? destination.origin : destination.kind;
}

export function hostOf(origin: string): string {
  return origin.replace(/^https?:\/\//, '');
}

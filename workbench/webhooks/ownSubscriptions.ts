import type { ApiCredentials } from '../context/apiCredentials.ts';
import { readText, writeText } from '../context/browserStorage.ts';

/** A subscription that was made in this browser. */
export interface OwnSubscription {
  id: string;
  /** A reset sandbox gives the same ids again, so the URL has to be the same, too. */
  url: string;
}

interface StorageScope {
  origin: string;
  keys: ApiCredentials;
}

/** Enough for a person; older ones are forgotten. */
const most = 50;

const nameOf = ({ origin, keys }: StorageScope) => `balcao.subscriptions ${origin} ${keys.platformCode}`;

/** What was stored, as far as it makes sense: others may write there too. */
export function parseSubscriptions(text: string | null): OwnSubscription[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((each) => typeof each?.id === 'string' && typeof each.url === 'string');
  } catch {
    return [];
  }
}

/** The subscriptions that this browser made in a sandbox, oldest first. */
export function ownSubscriptions(sandbox: StorageScope): OwnSubscription[] {
  return parseSubscriptions(readText(nameOf(sandbox)));
}

/** Remembers a subscription as made in this browser. */
export function rememberSubscription(sandbox: StorageScope, { id, url }: OwnSubscription): void {
  const all = [...ownSubscriptions(sandbox), { id, url }];
  writeText(nameOf(sandbox), JSON.stringify(all.slice(-most)));
}

import type { ApiCredentials } from './apiCredentials.ts';
import { readText, writeText } from './browserStorage.ts';

export interface OwnSubscription {
  id: string;
  /** Compared in addition to the id, because a reset sandbox assigns the same ids again. */
  url: string;
}

interface StorageScope {
  origin: string;
  keys: ApiCredentials;
}

/** Maximum number of stored subscriptions. Older ones are dropped. */
const most = 50;

const nameOf = ({ origin, keys }: StorageScope) => `balcao.subscriptions ${origin} ${keys.platformCode}`;

/** Parses the stored value. Ignores invalid parts, because other scripts can write to the storage too. */
export function parseSubscriptions(text: string | null): OwnSubscription[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((each) => typeof each?.id === 'string' && typeof each.url === 'string');
  } catch {
    return [];
  }
}

export function ownSubscriptions(sandbox: StorageScope): OwnSubscription[] {
  return parseSubscriptions(readText(nameOf(sandbox)));
}

export function rememberSubscription(sandbox: StorageScope, { id, url }: OwnSubscription): void {
  const all = [...ownSubscriptions(sandbox), { id, url }];
  writeText(nameOf(sandbox), JSON.stringify(all.slice(-most)));
}

import { call } from '../client.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { Feed } from '../live/liveEventFeed.ts';
import type { Locale } from '../locale.ts';
import { headersOf, type Keys } from './apiCredentials.ts';

export interface AskOptions {
  /** Another entity of the platform to act for. */
  clientId?: string;
  /** For what takes longer than a call usually may: moving the clock by months, importing a sandbox. */
  timeoutSeconds?: number;
}

/** What every pane of the workbench works on: one sandbox, as one platform, in one language. */
export interface Desk {
  /** Of the sandbox, without a slash at its end. */
  origin: string;
  keys: Keys;
  locale: Locale;
  /** Makes a call as the platform; never throws. */
  ask(method: string, path: string, body?: unknown, options?: AskOptions): Promise<Exchange>;
  feed: Feed;
}

/** Makes calls to a sandbox as a platform; never throws. */
export function askAs(origin: string, keys: Keys, locale: Locale): Desk['ask'] {
  return async (method, path, body, { clientId = keys.clientId, timeoutSeconds } = {}) => {
    const headers = headersOf({ ...keys, clientId }, locale);
    const reply = await call({ method, url: origin + path, headers, body, timeoutSeconds });
    return { method, path, headers, body, reply };
  };
}

/**
 * A desk at a sandbox.
 * @param feed brings the signs of its stream
 */
export function sandboxDesk(origin: string, keys: Keys, locale: Locale, feed: Feed): Desk {
  return { origin, keys, locale, feed, ask: askAs(origin, keys, locale) };
}

import { fetchJson } from '../client.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { LiveEventFeed } from '../live/liveEventFeed.ts';
import type { Locale } from '../locale.ts';
import { type ApiCredentials, apiHeaders } from './apiCredentials.ts';

export interface RequestOptions {
  /** Another entity of the platform to act for. */
  clientId?: string;
  /** For what takes longer than a call usually may: moving the clock by months, importing a sandbox. */
  timeoutSeconds?: number;
}

/** What every pane of the workbench works on: one sandbox, as one platform, in one language. */
export interface RunnerContext {
  /** Of the sandbox, without a slash at its end. */
  origin: string;
  keys: ApiCredentials;
  locale: Locale;
  /** Makes a call as the platform; never throws. */
  request(method: string, path: string, body?: unknown, options?: RequestOptions): Promise<Exchange>;
  feed: LiveEventFeed;
}

/** Makes calls to a sandbox as a platform; never throws. */
export function requestAs(origin: string, keys: ApiCredentials, locale: Locale): RunnerContext['request'] {
  return async (method, path, body, { clientId = keys.clientId, timeoutSeconds } = {}) => {
    const headers = apiHeaders({ ...keys, clientId }, locale);
    const reply = await fetchJson({ method, url: origin + path, headers, body, timeoutSeconds });
    return { method, path, headers, body, reply };
  };
}

/**
 * A desk at a sandbox.
 * @param feed brings the signs of its stream
 */
export function createRunnerContext(
  origin: string,
  keys: ApiCredentials,
  locale: Locale,
  feed: LiveEventFeed,
): RunnerContext {
  return { origin, keys, locale, feed, request: requestAs(origin, keys, locale) };
}

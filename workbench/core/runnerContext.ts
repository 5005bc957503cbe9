import { curlCommand, quoted } from '@balcao/text/curl.ts';
import { type ApiCredentials, apiHeaders } from './apiCredentials.ts';
import { fetchJson } from './client.ts';
import type { Exchange } from './exchange.ts';
import type { LiveEventFeed } from './live-events/liveEventFeed.ts';
import type { Locale } from './locale.ts';

export interface RequestOptions {
  /** Another entity of the platform to act for, instead of the own one. */
  clientId?: string;
  /** Longer than the default, for slow calls: moving the clock by months, importing a sandbox. */
  timeoutSeconds?: number;
  /** Sent instead of the platform's own headers: a recorded call brings its credentials and language. */
  headers?: Record<string, string>;
  /** The bodies of request and response are text: SOAP. */
  isText?: boolean;
}

/** Context of all calls of a pane: one sandbox, one platform's credentials, one language. */
export interface RunnerContext {
  /** Origin of the sandbox, without a trailing slash. */
  origin: string;
  keys: ApiCredentials;
  locale: Locale;
  /** Sends a request with the platform's credentials; never throws. */
  request(method: string, path: string, body?: unknown, options?: RequestOptions): Promise<Exchange>;
  feed: LiveEventFeed;
}

/** @param own headers besides credentials and language: those of a tool, as a page may not send any to every server */
export function requestAs(
  origin: string,
  keys: ApiCredentials,
  locale: Locale,
  own: Record<string, string> = {},
): RunnerContext['request'] {
  return async (method, path, body, { clientId = keys.clientId, ...options } = {}) => {
    const { headers = { ...apiHeaders({ ...keys, clientId }, locale), ...own } } = options;
    const reply = await fetchJson({ ...options, method, url: origin + path, headers, body });
    return { method, path, headers, body, reply };
  };
}

export function createRunnerContext(
  origin: string,
  keys: ApiCredentials,
  locale: Locale,
  feed: LiveEventFeed,
): RunnerContext {
  return { origin, keys, locale, feed, request: requestAs(origin, keys, locale) };
}

/**
 * A call as a curl command. Like the samples of the documentation it names the entity where the API asks for it, and the
 * language where it is not Portuguese, the API's default.
 * @param body as text; empty where there is none
 */
export function curlOf(
  { origin, keys, locale }: Pick<RunnerContext, 'origin' | 'keys' | 'locale'>,
  { method, path, body }: { method: string; path: string; body?: string | null },
): string {
  const headers = [
    ...(path.startsWith('/api/') ? [`PayPay-ClientId: ${keys.clientId}`] : []),
    ...(locale === 'pt' ? [] : [`Accept-Language: ${locale.toUpperCase()}`]),
  ];
  return curlCommand({
    method,
    url: quoted(origin + path),
    user: quoted(`${keys.platformCode}:${keys.privateKey}`),
    headers: headers.map(quoted),
    body: body || undefined,
  });
}

import { curlCommand, quoted } from '@balcao/text/curl.ts';
import { type ApiCredentials, apiHeaders } from './apiCredentials.ts';
import { fetchJson } from './client.ts';
import type { Exchange } from './exchange.ts';
import type { LiveEventFeed } from './live-events/liveEventFeed.ts';
import type { Locale } from './locale.ts';

export interface RequestOptions {
  /** Entity of the platform to act for, if it differs from the entity of the keys. */
  clientId?: string;
  /** Timeout for slow calls, longer than the default: moving the clock by months, importing a sandbox. */
  timeoutSeconds?: number;
  /** Replaces all of the platform's headers. In a recorded call, they contain its credentials and language. */
  headers?: Record<string, string>;
  /** Whether the bodies of request and response are text (SOAP). */
  isText?: boolean;
}

/** Context of all calls of a pane: a sandbox, credentials of a platform, and a language. */
export interface RunnerContext {
  /** Origin of the sandbox, without a trailing slash. */
  origin: string;
  keys: ApiCredentials;
  locale: Locale;
  /** Sends a request with the platform's credentials; never rejects. */
  request(method: string, path: string, body?: unknown, options?: RequestOptions): Promise<Exchange>;
  feed: LiveEventFeed;
}

/** @param own further headers. Only tools may set them, because servers restrict the headers that a page can send */
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
 * Formats a call as a curl command. Like the samples in the documentation, it names the entity if the API needs it, and
 * the language unless it is Portuguese, the API's default.
 * @param body as text; empty if there is none
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

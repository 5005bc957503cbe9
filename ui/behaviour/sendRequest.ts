import { readLimited } from '@balcao/text/readLimited.ts';

export interface WireRequest {
  method: string;
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** Response with any status. */
export interface WireResponse {
  status: number;
  /** Headers that the browser lets a page read. */
  headers: readonly (readonly [name: string, value: string])[];
  text: string;
  ms: number;
}

/** Reasons for a missing response: timeout, stopped by the caller, invalid request, no connection. */
export type SendFailure = 'timeout' | 'stopped' | 'unsendable' | 'unreachable';

export interface SendOptions {
  timeoutSeconds?: number;
  stop?: AbortSignal;
  /** Whether to send cookies. By default, they are sent only to the page's origin. */
  credentials?: RequestCredentials;
}

/** Sends a request; never rejects. */
export async function sendRequest(
  { url, ...request }: WireRequest,
  { timeoutSeconds = 10, stop, credentials }: SendOptions = {},
): Promise<WireResponse | { failure: SendFailure }> {
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = setTimeout(end, timeoutSeconds * 1000);
  stop?.addEventListener('abort', end);
  const started = performance.now();
  try {
    const { signal } = ending;
    const response = await fetch(url, { ...request, credentials, cache: 'no-store', signal });
    const text = await readLimited(response);
    const ms = Math.round(performance.now() - started);
    return { status: response.status, headers: [...response.headers], text, ms };
  } catch {
    if (stop?.aborted) return { failure: 'stopped' };
    if (ending.signal.aborted) return { failure: 'timeout' };
    return { failure: isSendable(url, request) ? 'unreachable' : 'unsendable' };
  } finally {
    clearTimeout(timer);
    stop?.removeEventListener('abort', end);
  }
}

/** Whether the browser accepts the URL, the method and the headers. */
function isSendable(url: string, request: Omit<WireRequest, 'url'>): boolean {
  try {
    return Boolean(new Request(url, request));
  } catch {
    return false;
  }
}

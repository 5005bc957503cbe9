import { diagnoseFailure } from './diagnoseFailure.ts';
import type { Outcome } from './transport.ts';
import type { WireRequest } from './wireRequest.ts';

/** Timeout of a server. */
export const timeoutSeconds = 30;

/** Sends a call with `fetch`, without cookies; never throws. */
export async function fetchCall(request: WireRequest, stop: AbortSignal): Promise<Outcome> {
  const sendable = requestFor(request);
  if (!sendable) return { failure: 'unsendable' };
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = setTimeout(end, timeoutSeconds * 1000);
  stop.addEventListener('abort', end);
  const started = performance.now();
  try {
    const answer = await fetch(sendable, { signal: ending.signal });
    const text = await answer.text();
    const ms = Math.round(performance.now() - started);
    return { status: answer.status, headers: [...answer.headers], text, ms };
  } catch {
    if (stop.aborted) return { failure: 'stopped' };
    if (ending.signal.aborted) return { failure: 'timeout' };
    return { failure: await diagnoseFailure(request.url) };
  } finally {
    clearTimeout(timer);
    stop.removeEventListener('abort', end);
  }
}

/** The request; undefined where the URL or a header is invalid. */
function requestFor({ url, method, headers, body }: WireRequest): Request | undefined {
  try {
    return new Request(url, { method, headers, body, cache: 'no-store', credentials: 'omit' });
  } catch {
    return undefined;
  }
}

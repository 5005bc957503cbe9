import type { WireRequest } from './wireRequest.ts';
import type { Outcome } from './transport.ts';
import { whyNothingCame } from './diagnoseFailure.ts';

/** How long a server may take. */
export const patienceSeconds = 30;

/** Sends a call by `fetch`, without cookies, and never throws. */
export async function fetchCall(request: WireRequest, stop: AbortSignal): Promise<Outcome> {
  const sendable = requestFor(request);
  if (!sendable) return { trouble: 'unsendable' };
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = setTimeout(end, patienceSeconds * 1000);
  stop.addEventListener('abort', end);
  const started = performance.now();
  try {
    const answer = await fetch(sendable, { signal: ending.signal });
    const text = await answer.text();
    const ms = Math.round(performance.now() - started);
    return { status: answer.status, headers: [...answer.headers], text, ms };
  } catch {
    if (stop.aborted) return { trouble: 'stopped' };
    if (ending.signal.aborted) return { trouble: 'timeout' };
    return { trouble: await whyNothingCame(request.url) };
  } finally {
    clearTimeout(timer);
    stop.removeEventListener('abort', end);
  }
}

/** The request, unless no browser can make it: an address or a header that is none. */
function requestFor({ url, method, headers, body }: WireRequest): Request | undefined {
  try {
    return new Request(url, { method, headers, body, cache: 'no-store', credentials: 'omit' });
  } catch {
    return undefined;
  }
}

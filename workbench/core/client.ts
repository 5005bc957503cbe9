import { readLimited } from '@balcao/text/readLimited.ts';

/** A response, whatever its status. */
interface ApiResponse {
  status: number;
  /** The parsed JSON body. */
  body: unknown;
  ms: number;
}

/** Why there is no usable response: no server, a timeout, or a body that is not JSON. */
export type NetworkFailureKind = 'unreachable' | 'timeout' | 'unreadable';
interface NetworkFailure {
  networkFailure: NetworkFailureKind;
}
export type Reply = ApiResponse | NetworkFailure;

/** A request as it is sent and shown. */
interface ApiRequest {
  method: string;
  url: string;
  headers?: Record<string, string>;
  /** Sent as JSON; undefined sends none. */
  body?: unknown;
  timeoutSeconds?: number;
}

export function isNetworkFailure(reply: Reply): reply is NetworkFailure {
  return 'networkFailure' in reply;
}

type TextResponse = { status: number; text: string; ms: number } | NetworkFailure;

/** Sends one request with its body as text. */
async function fetchText(
  request: ApiRequest & { text?: string },
  clock: () => number,
): Promise<TextResponse> {
  const { method, url, headers, text: body, timeoutSeconds = 10 } = request;
  const started = clock();
  try {
    const signal = AbortSignal.timeout(timeoutSeconds * 1000);
    const response = await fetch(url, { method, headers, body, cache: 'no-store', signal });
    const text = await readLimited(response);
    return { status: response.status, text, ms: Math.round(clock() - started) };
  } catch (error) {
    const late = error instanceof DOMException && error.name === 'TimeoutError';
    return { networkFailure: late ? 'timeout' : 'unreachable' };
  }
}

/**
 * Sends a request with a JSON body; never throws.
 * @param request times out after 10 seconds unless it names another limit
 * @param clock milliseconds, to measure the duration
 */
export async function fetchJson(
  request: ApiRequest,
  clock: () => number = () => performance.now(),
): Promise<Reply> {
  const { body, headers = {} } = request;
  const json = { ...headers, 'Content-Type': 'application/json' };
  const sent = body === undefined ? { headers } : { headers: json, text: JSON.stringify(body) };
  const response = await fetchText({ ...request, ...sent }, clock);
  if ('networkFailure' in response) return response;
  const { status, text, ms } = response;
  try {
    return { status, body: JSON.parse(text), ms };
  } catch {
    return { networkFailure: 'unreadable' };
  }
}

/**
 * The same for bodies that are not JSON: text is sent unchanged, and the response's body is text.
 * @param request with its Content-Type among the headers
 */
export async function fetchTextBody(
  request: Omit<ApiRequest, 'body'> & { text: string },
  clock: () => number = () => performance.now(),
): Promise<Reply> {
  const response = await fetchText(request, clock);
  return 'networkFailure' in response
    ? response
    : { status: response.status, body: response.text, ms: response.ms };
}

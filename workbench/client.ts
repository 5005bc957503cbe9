/** What came back, whatever its status. */
export interface Answer {
  status: number;
  /** The parsed JSON body. */
  body: unknown;
  ms: number;
}

/** Why nothing usable came back: no server, too late, or something that is not JSON. */
export type TroubleKind = 'unreachable' | 'timeout' | 'unreadable';
export interface Trouble {
  trouble: TroubleKind;
}
export type Reply = Answer | Trouble;

/** A call as it goes out and as it is shown. */
export interface Call {
  method: string;
  url: string;
  headers?: Record<string, string>;
  /** Becomes JSON; left out when there is none. */
  body?: unknown;
  timeoutSeconds?: number;
}

export function isTrouble(reply: Reply): reply is Trouble {
  return 'trouble' in reply;
}

/**
 * Makes one call and never throws.
 * @param request a time-out of 10 seconds unless it says another
 * @param clock milliseconds, for the duration
 */
export async function call(request: Call, clock: () => number = () => performance.now()): Promise<Reply> {
  const { method, url, headers = {}, body, timeoutSeconds = 10 } = request;
  const started = clock();
  let text: string;
  let status: number;
  try {
    const response = await fetch(url, {
      method,
      headers: body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutSeconds * 1000),
    });
    status = response.status;
    text = await response.text();
  } catch (error) {
    return {
      trouble: error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'unreachable',
    };
  }
  try {
    return { status, body: JSON.parse(text), ms: Math.round(clock() - started) };
  } catch {
    return { trouble: 'unreadable' };
  }
}

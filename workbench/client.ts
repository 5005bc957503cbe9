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

type Unread = { status: number; text: string; ms: number } | Trouble;

/** Makes one call, its body as it stands. */
async function fetchText(request: Call & { text?: string }, clock: () => number): Promise<Unread> {
  const { method, url, headers, text: body, timeoutSeconds = 10 } = request;
  const started = clock();
  try {
    const signal = AbortSignal.timeout(timeoutSeconds * 1000);
    const response = await fetch(url, { method, headers, body, cache: 'no-store', signal });
    const text = await response.text();
    return { status: response.status, text, ms: Math.round(clock() - started) };
  } catch (error) {
    const late = error instanceof DOMException && error.name === 'TimeoutError';
    return { trouble: late ? 'timeout' : 'unreachable' };
  }
}

/**
 * Makes one call and never throws.
 * @param request a time-out of 10 seconds unless it says another
 * @param clock milliseconds, for the duration
 */
export async function call(request: Call, clock: () => number = () => performance.now()): Promise<Reply> {
  const { body, headers = {} } = request;
  const json = { ...headers, 'Content-Type': 'application/json' };
  const sent = body === undefined ? { headers } : { headers: json, text: JSON.stringify(body) };
  const answer = await fetchText({ ...request, ...sent }, clock);
  if ('trouble' in answer) return answer;
  const { status, text, ms } = answer;
  try {
    return { status, body: JSON.parse(text), ms };
  } catch {
    return { trouble: 'unreadable' };
  }
}

/**
 * The same for what is not JSON: text goes out as it stands, and comes back as the answer's body.
 * @param request with its type among the headers
 */
export async function callText(
  request: Omit<Call, 'body'> & { text: string },
  clock: () => number = () => performance.now(),
): Promise<Reply> {
  const answer = await fetchText(request, clock);
  return 'trouble' in answer ? answer : { status: answer.status, body: answer.text, ms: answer.ms };
}

import type { AnsweredMessage, ForwardedMessage } from '@balcao/contract/control/inTab.ts';
import { toolHeader } from '@balcao/contract/control/toolHeader.ts';
import { webRuntime } from '../webRuntime.ts';

type RequestMessage = Extract<ForwardedMessage, { kind: 'request' }>;

/** Maximum time for which a request is repeated. The responder remembers received requests for as long. */
export const repeatedForMilliseconds = 30_000;

/** Request as sent. `new Request` would drop headers that only browsers may set. Only pages send requests here. */
function requestOf({ method, url, headers, body }: RequestMessage, signal: AbortSignal): Request {
  const request = new Request(url, { method, headers, body, signal });
  Object.defineProperty(request, 'headers', { value: new Headers([...headers, [toolHeader, 'page']]) });
  // Firefox has no stream of a request's body and reads it as a whole (bugzilla.mozilla.org, 1387483).
  if (request.body === undefined) Object.defineProperty(request, 'body', { get: () => new Response(body).body });
  return request;
}

/** Streams responses to requests forwarded by the service worker, without the path of `publicUrl` in their URLs. */
export function answerRequests(
  channel: BroadcastChannel,
  publicUrl: string,
  answer: (request: Request) => Promise<Response>,
): void {
  const say = (message: AnsweredMessage) => channel.postMessage(message);
  const open = new Map<string, AbortController>();
  const taken = new Set<string>();
  const { origin, pathname: root } = new URL(publicUrl);
  const inside = (url: string) => {
    const { pathname, search } = new URL(url);
    return `${origin}${pathname.slice(root.length)}${search}`;
  };

  async function run(message: RequestMessage): Promise<void> {
    const { id } = message;
    const stop = new AbortController();
    open.set(id, stop);
    try {
      const response = await answer(requestOf({ ...message, url: inside(message.url) }, stop.signal));
      say({ kind: 'head', id, status: response.status, headers: [...response.headers] });
      const reader = response.body?.getReader();
      stop.signal.addEventListener('abort', () => void reader?.cancel());
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
        say({ kind: 'part', id, bytes: part.value });
      say({ kind: 'end', id });
    } catch {
      say({ kind: 'cut', id });
    } finally {
      open.delete(id);
    }
  }

  channel.onmessage = ({ data }: MessageEvent<ForwardedMessage>) => {
    if (data.kind === 'cancelled') return open.get(data.id)?.abort();
    if (data.kind !== 'request') return;
    say({ kind: 'taken', id: data.id });
    if (taken.has(data.id)) return;
    taken.add(data.id);
    webRuntime.after(repeatedForMilliseconds, () => taken.delete(data.id));
    void run(data);
  };
}

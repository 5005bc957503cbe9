import {
  type AnsweredMessage,
  databaseLock,
  type ForwardedMessage,
  forwardingChannel,
  inTab,
} from '@balcao/contract/control/inTab.ts';
import { webRuntime } from '../webRuntime.ts';
import { repeatedForMilliseconds } from './answerRequests.ts';
import { joinScript } from './joinScript.ts';

/** Part of a service worker's global scope in use (w3.org/TR/service-workers). */
interface ServiceWorkerScope {
  registration: { scope: string };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate' | 'message' | 'fetch',
    listener: (event: {
      request: Request;
      waitUntil(promise: Promise<unknown>): void;
      respondWith(response: Promise<Response>): void;
    }) => void,
  ): void;
}

const scope = self as unknown as ServiceWorkerScope;
const base = new URL(scope.registration.scope).pathname;
const root = `${base}${inTab.path}/`;

/** Interval at which a request is repeated, in case the tab that ran the sandbox was closed. */
const repeatedMilliseconds = 100;

/** Maximum time in milliseconds that a page waits for another tab's sandbox before it starts one. */
const starterMilliseconds = 500;

const nullBody = new Set([101, 204, 205, 304]);

/** Page to serve if no sandbox is running: helps to start one, then shows the requested page. */
function starterPage(base: string): Response {
  const html = `<!doctype html><html><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>…</title>${joinScript(base, ' data-show')}</head></html>`;
  return new Response(html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

const listeners = new Map<string, (message: AnsweredMessage) => void>();
const channel = new BroadcastChannel(forwardingChannel(base));
channel.onmessage = ({ data }: MessageEvent<AnsweredMessage>) => listeners.get(data.id)?.(data);

/** Forwards a request to the worker. If no worker responds to a page request, returns the page that starts one. */
function forward(request: Request, sent: ArrayBuffer | undefined, isPage: boolean): Promise<Response> {
  const id = webRuntime.randomUuid();
  const say = (message: ForwardedMessage) => channel.postMessage(message);
  const { method, url } = request;
  const ask = () => say({ kind: 'request', id, method, url, headers: headersOf(request, sent), body: sent });
  const end = new AbortController();
  end.signal.addEventListener('abort', () => listeners.delete(id));

  return new Promise((resolve) => {
    const stopRepeating = webRuntime.every(repeatedMilliseconds, ask);
    const stopWaiting = webRuntime.after(isPage ? starterMilliseconds : repeatedForMilliseconds, () => {
      stopRepeating();
      end.abort();
      resolve(isPage ? starterPage(base) : Response.error());
    });
    let parts: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        parts = controller;
      },
      cancel() {
        say({ kind: 'cancelled', id });
        end.abort();
      },
    });
    /** Aborts the response. Before its head, the request fails as on a network; later, the body ends early. */
    function cut(): void {
      resolve(Response.error());
      parts.error(new TypeError('the connection was cut'));
      end.abort();
    }
    const answers: { [Kind in AnsweredMessage['kind']]: (message: never) => void } = {
      taken() {
        stopRepeating();
        stopWaiting();
        // The worker holds this lock. If it is free, the tab was closed, and no response will arrive.
        const shared = { mode: 'shared', signal: end.signal } as const;
        navigator.locks.request(databaseLock(base), shared, cut).catch(() => undefined);
      },
      head({ status, headers }: Extract<AnsweredMessage, { kind: 'head' }>) {
        resolve(new Response(nullBody.has(status) ? null : body, { status, headers }));
      },
      part({ bytes }: Extract<AnsweredMessage, { kind: 'part' }>) {
        parts.enqueue(bytes);
      },
      end() {
        parts.close();
        end.abort();
      },
      cut,
    };
    listeners.set(id, (message) => answers[message.kind]?.(message as never));
    ask();
  });
}

/** Headers of the request, and those that a browser adds later: its origin, and the length of the body. */
function headersOf({ headers, referrer }: Request, body: ArrayBuffer | undefined): [string, string][] {
  const isOurs = referrer.startsWith(`${self.location.origin}/`) || referrer === 'about:client';
  return [
    ...headers,
    ['sec-fetch-site', isOurs ? 'same-origin' : 'cross-site'],
    ...(body ? ([['content-length', String(body.byteLength)]] as [string, string][]) : []),
  ];
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('message', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || !pathname.startsWith(root)) return;
  const isPage = request.mode === 'navigate';
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  event.respondWith(
    (hasBody ? request.arrayBuffer() : Promise.resolve(undefined)).then((body) => forward(request, body, isPage)),
  );
});

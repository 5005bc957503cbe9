import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { exposedLimits } from '@balcao/contract/control/exposedLimits.ts';
import { streamOperations } from '@balcao/contract/control/liveEvents.ts';
import { createInUse } from '../../http/exposed/inUse.ts';
import { networkOf } from './clientAddress.ts';

/** How large the head of a request may be, and how long head and body may take; looked for every few seconds. */
export const boundedServer: ServerOptions = {
  maxHeaderSize: 8192,
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5000,
};

/** How long a proxy may keep a connection for its next request: longer than the usual minute of proxies. */
const proxyMilliseconds = 75_000;

/** A still connection is cut later than streams break their silence; a response is made and read in that time. */
const usualTimes = { stillMilliseconds: 60_000, responseMilliseconds: 120_000 };

/** How long a connection stays that ends before a body has come: until its client has read the response. */
const lingerMilliseconds = 1000;

/**
 * Lets a connection that ends with a response end later where its request has not come whole, and reads nothing more of
 * it: a client that is still sending would be told of a reset before it read the response (RFC 9112, section 9.6).
 */
function linger({ socket }: IncomingMessage, response: ServerResponse): void {
  response.prependOnceListener('finish', () => {
    if (response.req.complete) return;
    socket.destroySoon = () => {
      socket.end();
      socket.pause();
      // A process that ends does not wait for it.
      setTimeout(() => socket.destroy(), lingerMilliseconds).unref();
    };
  });
}

/** Whether a request asks for the response that does not end. */
const isStream = ({ url = '' }: IncomingMessage) =>
  url.split('?', 1)[0] === `/sandbox${streamOperations.streamEvents.path}`;

/** Bounds how many connections and how slow; those of an address are not counted behind a proxy. */
export function createBoundConnections(
  isBehindProxy: boolean,
  limits: Record<'address' | 'process', number> = exposedLimits.atOnce.connections,
  { stillMilliseconds, responseMilliseconds } = usualTimes,
): (server: Server) => void {
  const open = createInUse(limits);

  function accept(socket: Socket): void {
    const own = isBehindProxy ? {} : { address: networkOf(socket.remoteAddress ?? '') };
    const holders = { process: '', ...own };
    if (open.limitFor(holders)) socket.destroy();
    else socket.once('close', open.add(holders));
  }

  function timeResponse(request: IncomingMessage, response: ServerResponse): void {
    if (isStream(request)) return;
    const cut = setTimeout(() => response.destroy(), responseMilliseconds);
    response.once('close', () => clearTimeout(cut));
  }

  return (server) => {
    server.timeout = stillMilliseconds;
    if (isBehindProxy) server.keepAliveTimeout = proxyMilliseconds;
    server.prependListener('connection', accept);
    server.prependListener('request', timeResponse);
    server.prependListener('request', linger);
  };
}

import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { exposedLimits } from '@balcao/contract/control/exposedLimits.ts';
import { streamOperations } from '@balcao/contract/control/liveEvents.ts';
import { createInUse } from '../../http/exposed/inUse.ts';
import { networkOf } from './clientAddress.ts';

/** Maximum size of a request's head, and timeouts for head and body, which are checked every few seconds. */
export const boundedServer: ServerOptions = {
  maxHeaderSize: 8192,
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5000,
};

/** Keep-alive timeout for a proxy, longer than the usual minute of proxies. */
const proxyMilliseconds = 75_000;

/** Timeouts for a silent connection (longer than the pauses of streams), and for creating and reading a response. */
const usualTimes = { stillMilliseconds: 60_000, responseMilliseconds: 120_000 };

/** Delay before a connection with an incomplete body is closed, so that its client can read the response. */
const lingerMilliseconds = 1000;

/**
 * Delays closing after the response to an incomplete request, and stops reading the request. Otherwise, a client that
 * is still sending would get a reset before it has read the response (RFC 9112, section 9.6).
 */
function linger({ socket }: IncomingMessage, response: ServerResponse): void {
  response.prependOnceListener('finish', () => {
    if (response.req.complete) return;
    socket.destroySoon = () => {
      socket.end();
      socket.pause();
      // The timer does not keep the process alive.
      setTimeout(() => socket.destroy(), lingerMilliseconds).unref();
    };
  });
}

/** Whether a request is for the event stream, whose response does not end. */
const isStream = ({ url = '' }: IncomingMessage) =>
  url.split('?', 1)[0] === `/sandbox${streamOperations.streamEvents.path}`;

/** Limits the number of connections and their duration. Behind a proxy the number is not limited by address. */
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

import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { exposedLimits } from '@balcao/contract/control/exposedLimits.ts';
import { streamOperations } from '@balcao/contract/control/liveEvents.ts';
import { createInUse } from '../../http/exposed/inUse.ts';
import { networkOf } from './clientAddress.ts';

/** Maximum size of a request's head, and timeouts of head and body; checked every few seconds. */
export const boundedServer: ServerOptions = {
  maxHeaderSize: 8192,
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5000,
};

/** Keep-alive timeout for a proxy: longer than the usual minute of proxies. */
const proxyMilliseconds = 75_000;

/** A silent connection outlives the pauses of streams; a response is created and read in the second time. */
const usualTimes = { stillMilliseconds: 60_000, responseMilliseconds: 120_000 };

/** Delay before closing a connection whose body is incomplete, for its client to read the response. */
const lingerMilliseconds = 1000;

/**
 * Delays the close after the response to an incomplete request, and reads no more of it: a client that is still sending
 * would get a reset before it read the response (RFC 9112, section 9.6).
 */
function linger({ socket }: IncomingMessage, response: ServerResponse): void {
  response.prependOnceListener('finish', () => {
    if (response.req.complete) return;
    socket.destroySoon = () => {
      socket.end();
      socket.pause();
      // Does not keep the process alive.
      setTimeout(() => socket.destroy(), lingerMilliseconds).unref();
    };
  });
}

/** Whether a request is for the event stream, which does not end. */
const isStream = ({ url = '' }: IncomingMessage) =>
  url.split('?', 1)[0] === `/sandbox${streamOperations.streamEvents.path}`;

/** Limits number and slowness of connections; behind a proxy not by address. */
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

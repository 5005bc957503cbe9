import { createMcpHandler, originValidationResponse } from '@modelcontextprotocol/server';
import { credentialsIn } from './client/credentials.ts';
import { createServer, type Shared } from './createServer.ts';

/** Largest message that is read: as large as the largest body of the API, and what is around it. */
const mostBytes = 1_100_000;

/**
 * Answers the Model Context Protocol over HTTP, without sessions: each request has its own server, with the keys that
 * its headers carry. A web page may call it from a few hosts alone, as the protocol asks of servers on a machine of their
 * user.
 * @param origins whose hosts these are
 * @returns a plain fetch handler
 */
export function createHttpHandler(
  shared: Shared,
  origins: readonly string[],
): (request: Request) => Promise<Response> {
  const hosts = origins.map((origin) => new URL(origin).hostname);
  const { fetch } = createMcpHandler(
    ({ requestInfo }) => createServer(shared, requestInfo && credentialsIn(requestInfo.headers)),
    // The list of tools never changes: no connection is kept to tell of it.
    { maxSubscriptions: 0, maxRequestBodySize: mostBytes },
  );
  return async (request) => originValidationResponse(request, hosts) ?? fetch(request);
}

import { createMcpHandler, originValidationResponse } from '@modelcontextprotocol/server';
import { credentialsIn } from './client/credentials.ts';
import type { SandboxAddress } from './client/sandboxAddress.ts';
import { createServer, type Shared } from './createServer.ts';

/** Largest message that is read: as large as the largest body of the API, and what is around it. */
const mostBytes = 1_100_000;

/**
 * Answers the Model Context Protocol over HTTP, without sessions: each request has its own server, with the keys that
 * its headers carry. A web page may call it from a few hosts alone, as the protocol asks of servers on a machine of their
 * user.
 * @param origins whose hosts these are
 * @returns a fetch handler; it takes beside each request what sends the calls of its tools
 */
export function createHttpHandler(
  shared: Shared,
  origins: readonly string[],
): (request: Request, call: SandboxAddress['fetch']) => Promise<Response> {
  const hosts = origins.map((origin) => new URL(origin).hostname);
  return async (request, call) => {
    const refused = originValidationResponse(request, hosts);
    if (refused) return refused;
    const own = { ...shared, sandbox: { ...shared.sandbox, fetch: call } };
    const { fetch } = createMcpHandler(
      () => createServer(own, credentialsIn(request.headers)),
      // The list of tools never changes: no connection is kept to tell of it.
      { maxSubscriptions: 0, maxRequestBodySize: mostBytes },
    );
    return fetch(request);
  };
}

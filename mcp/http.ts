import { createMcpHandler, originValidationResponse } from '@modelcontextprotocol/server';
import { credentialsIn } from './client/credentials.ts';
import type { SandboxAddress } from './client/sandboxAddress.ts';
import { createServer, type Shared } from './createServer.ts';

/** A JSON-RPC error without the id of a message, as the protocol wants it where there is no message to answer. */
const refused = (code: number, message: string) =>
  Response.json({ jsonrpc: '2.0', id: null, error: { code, message } }, { status: 400 });

/**
 * The message of a POST request, or its refusal. A list of messages is refused: the protocol has none since 2025-06-18,
 * and a single request would let its caller have a hundred tools work.
 */
async function readMessage(request: Request): Promise<{ parsedBody?: unknown; refusal?: Response }> {
  if (request.method !== 'POST') return {};
  const parsedBody: unknown = await request.json().catch(() => undefined);
  if (parsedBody === undefined) return { refusal: refused(-32700, 'Parse error: the body is no JSON.') };
  if (!Array.isArray(parsedBody)) return { parsedBody };
  const why = 'Invalid Request: batches are not supported. Send each message as a request of its own.';
  return { refusal: refused(-32600, why) };
}

/**
 * Answers the Model Context Protocol over HTTP, without sessions: each request has its own server, with the keys that
 * its headers carry. A web page may call it from a few hosts alone, as the protocol asks of servers on a machine of their
 * user. The sandbox bounds bodies before they come here.
 * @param origins whose hosts these are
 * @returns a fetch handler; it takes beside each request what sends the calls of its tools
 */
export function createHttpHandler(
  shared: Shared,
  origins: readonly string[],
): (request: Request, call: SandboxAddress['fetch']) => Promise<Response> {
  const hosts = origins.map((origin) => new URL(origin).hostname);
  return async (request, call) => {
    const forbidden = originValidationResponse(request, hosts);
    if (forbidden) return forbidden;
    const { refusal, ...message } = await readMessage(request);
    if (refusal) return refusal;
    const own = { ...shared, sandbox: { ...shared.sandbox, fetch: call } };
    const { fetch } = createMcpHandler(
      () => createServer(own, credentialsIn(request.headers)),
      // The list of tools never changes: no connection is kept to tell of it.
      { maxSubscriptions: 0 },
    );
    return fetch(request, message);
  };
}

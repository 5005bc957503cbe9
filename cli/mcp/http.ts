import {
  createMcpHandler,
  originValidationResponse,
  SUPPORTED_PROTOCOL_VERSIONS,
} from '@modelcontextprotocol/server';
import type { SandboxAddress } from './client/caller.ts';
import { credentialsIn } from './client/credentials.ts';
import { createServer, type Shared } from './createServer.ts';

/** A JSON-RPC error without the id of a message, as the protocol wants it where there is no message to answer. */
const refused = (code: number, message: string) =>
  Response.json({ jsonrpc: '2.0', id: null, error: { code, message } }, { status: 400 });

/** Revisions that are answered: the stateless one and those before it. */
const versions = ['2026-07-28', ...SUPPORTED_PROTOCOL_VERSIONS];

/** The revision that a request says it has, where it is none; one that its message says as well is the library's. */
function unsupported({ headers }: Request, message: unknown): string | undefined {
  const version = headers.get('MCP-Protocol-Version');
  const { method, params } = (message ?? {}) as { method?: string; params?: { _meta?: object } };
  const isNegotiated = method === 'initialize' || params?._meta !== undefined;
  return version === null || isNegotiated || versions.includes(version) ? undefined : version.slice(0, 60);
}

/** The message of a POST. A list is refused (none since 2025-06-18): one request would run a hundred tools. */
async function readMessage(request: Request): Promise<{ parsedBody?: unknown; refusal?: Response }> {
  if (request.method !== 'POST') return {};
  const parsedBody: unknown = await request.json().catch(() => undefined);
  if (parsedBody === undefined) return { refusal: refused(-32700, 'Parse error: the body is no JSON.') };
  const version = unsupported(request, parsedBody);
  if (version)
    return {
      refusal: refused(
        -32000,
        `MCP-Protocol-Version ${version} is not supported: ${versions.join(', ')} are.`,
      ),
    };
  if (!Array.isArray(parsedBody)) return { parsedBody };
  const why = 'Invalid Request: batches are not supported. Send each message as a request of its own.';
  return { refusal: refused(-32600, why) };
}

/** `Accept` with wildcards spelt out (RFC 9110, 12.5.1): the protocol's server looks for both types by name. */
function acceptBoth(headers: Headers): Headers {
  const accept = headers.get('Accept') ?? '*/*';
  const spelt = new Headers(headers);
  if (accept.includes('*/*')) spelt.set('Accept', 'application/json, text/event-stream');
  return spelt;
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
    const { url, method, signal } = request;
    return fetch(new Request(url, { method, signal, headers: acceptBoth(request.headers) }), message);
  };
}

import { createMcpHandler, originValidationResponse, SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/server';
import type { SandboxAddress } from './client/caller.ts';
import { credentialsIn } from './client/toolCredentials.ts';
import { createServer, type Shared } from './createServer.ts';

/** JSON-RPC error without an id, for a request with an unreadable message. */
const refused = (code: number, message: string) =>
  Response.json({ jsonrpc: '2.0', id: null, error: { code, message } }, { status: 400 });

/** Supported revisions: the stateless one and the earlier ones. */
const versions = ['2026-07-28', ...SUPPORTED_PROTOCOL_VERSIONS];

/** Unsupported revision in the request headers. If the message also names one, the library checks it. */
function unsupported({ headers }: Request, message: unknown): string | undefined {
  const version = headers.get('MCP-Protocol-Version');
  const { method, params } = (message ?? {}) as { method?: string; params?: { _meta?: object } };
  const isNegotiated = method === 'initialize' || params?._meta !== undefined;
  return version === null || isNegotiated || versions.includes(version) ? undefined : version.slice(0, 60);
}

/** Reads the message of a POST. Refuses batches (removed in 2025-06-18), which could run a hundred tools at once. */
async function readMessage(request: Request): Promise<{ parsedBody?: unknown; refusal?: Response }> {
  if (request.method !== 'POST') return {};
  const parsedBody: unknown = await request.json().catch(() => undefined);
  if (parsedBody === undefined) return { refusal: refused(-32700, 'Parse error: the body is no JSON.') };
  const version = unsupported(request, parsedBody);
  if (version)
    return {
      refusal: refused(-32000, `MCP-Protocol-Version ${version} is not supported: ${versions.join(', ')} are.`),
    };
  if (!Array.isArray(parsedBody)) return { parsedBody };
  const why = 'Invalid Request: batches are not supported. Send each message as a request of its own.';
  return { refusal: refused(-32600, why) };
}

/** Expands wildcards in `Accept` (RFC 9110, 12.5.1), because the protocol's server looks for both types by name. */
function acceptBoth(headers: Headers): Headers {
  const accept = headers.get('Accept') ?? '*/*';
  const spelt = new Headers(headers);
  if (accept.includes('*/*')) spelt.set('Accept', 'application/json, text/event-stream');
  return spelt;
}

/**
 * Handles the Model Context Protocol over HTTP without sessions: each request has a separate server, with the keys in
 * its headers. Only web pages of a few hosts may call it, as the protocol requires of local servers. The sandbox has
 * already limited the body.
 * @param origins web origins whose hosts may call it
 * @returns fetch handler; its second argument sends the calls of the tools
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
      // No connection for updates is needed, because the list of tools never changes.
      { maxSubscriptions: 0 },
    );
    const { url, method, signal } = request;
    return fetch(new Request(url, { method, signal, headers: acceptBoth(request.headers) }), message);
  };
}

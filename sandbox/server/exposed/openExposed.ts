import type { IncomingMessage } from 'node:http';
import { registrationPath } from '@balcao/contract/payer/registration.ts';
import { soapService } from '@balcao/contract/soap/service.ts';
import { boundedServer, createBoundConnections } from './boundConnections.ts';
import { clientAddress } from './clientAddress.ts';
import { createPublicPost, type EgressOptions } from './publicPost.ts';

const search = { name: 'search_documentation', arguments: { query: 'webhook' } };
const json = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
const useTool = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: search });

/** Requests that load code at their first use. Loading blocks the process, so they run at the start. */
const loading: readonly [path: string, init?: RequestInit][] = [
  ['/'],
  [registrationPath],
  ['/api/docs/api.json'],
  ['/sandbox/docs/api.json'],
  [`${soapService.paths.production}/wsdl`],
  ...['php', 'python', 'typescript-fetch'].map((client): [string] => [`/sdks/${client}.en.zip`]),
  ['/mcp', { method: 'POST', headers: json, body: useTool }],
];

async function loadAhead(fetch: (request: Request) => Promise<Response>, origin: string): Promise<void> {
  for (const [path, init] of loading) await (await fetch(new Request(origin + path, init))).arrayBuffer();
}

/** Public-network mode of the process, behind a number of trusted proxies. Loaded only in this mode. */
export const openExposed = (proxies: number, ownNames: readonly string[], egress?: EgressOptions) => ({
  post: createPublicPost(ownNames, egress),
  serverOptions: boundedServer,
  bound: createBoundConnections(proxies > 0),
  loadAhead,
  addressOf: (request: IncomingMessage) => clientAddress(request, proxies),
});

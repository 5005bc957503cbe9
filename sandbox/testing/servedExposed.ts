import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Tenant } from '@balcao/contract/control/controlTenants.ts';
import { isPublicAddress } from '../server/exposed/egressFilter.ts';
import { type ServedSandbox, serve } from '../server/serve.ts';
import { type Api, apiOf } from './api.ts';
import { freePort } from './process.ts';
import { configured } from './testSandbox.ts';

export const unconnectedMilliseconds = 1000;
/** Address of these tests' receiver, which they treat as public. */
export const publicAddress = '127.0.0.77';

/** Sandbox on a public network behind a proxy, served on a local port, with a receiver in its internal network. */
export interface ServedExposed extends Pick<ServedSandbox, 'sandbox' | 'close'> {
  port: number;
  insidePort: number;
  /** Address and path of each message that arrived. */
  reached: string[];
  /** Responses of the name server in sequence; the last one repeats. */
  names: Map<string, string[][]>;
  asked: string[];
  closeReceiverConnections(): void;
  /** Calls the sandbox over its port, as its proxy would for a caller. */
  callFrom(address: string): (request: Request) => Promise<Response>;
  openTenant(): Promise<Api>;
}

/** Receiver in the internal network. Redirects to itself if the path contains a redirect status. */
async function openInside(reached: string[]) {
  const inside = createServer((incoming, response) => {
    reached.push(`${incoming.socket.localAddress}${incoming.url}`);
    const [, status = '200'] = /status=(\d+)/.exec(incoming.url ?? '') ?? [];
    response.writeHead(Number(status), { location: `http://127.0.0.1:${port}/redirected` }).end();
  });
  inside.listen(0, '::');
  await once(inside, 'listening');
  const { port } = inside.address() as AddressInfo;
  return { inside, port };
}

const callerAt =
  (port: number): ServedExposed['callFrom'] =>
  (address) =>
  async (asked) => {
    const { pathname, search } = new URL(asked.url);
    const headers = new Headers(asked.headers);
    headers.set('x-forwarded-for', address);
    headers.set('host', 'sandbox.example');
    const body = asked.body ? await asked.text() : undefined;
    return new Promise((done, fail) => {
      const sent = request(
        `http://localhost:${port}${pathname}${search}`,
        { method: asked.method, headers: Object.fromEntries(headers) },
        async (response) => {
          const chunks: Buffer[] = [];
          for await (const chunk of response) chunks.push(chunk);
          const { statusCode: status = 0, headers: given } = response;
          done(new Response(Buffer.concat(chunks), { status, headers: given as Record<string, string> }));
        },
      );
      sent.on('error', fail).end(body);
    });
  };

const keysOf = ({ platformCode: code, privateKey, clientId }: Tenant) => ({ code, privateKey, clientId });

/** Serves `https://sandbox.example` behind one proxy. */
export async function serveExposed(): Promise<ServedExposed> {
  const reached: string[] = [];
  const names: ServedExposed['names'] = new Map();
  const asked: string[] = [];
  const { inside, port: insidePort } = await openInside(reached);
  const port = await freePort();
  const configuration = configured({
    SANDBOX_PUBLIC: '1',
    SANDBOX_URL: 'https://sandbox.example',
    SANDBOX_PORT: String(port),
    SANDBOX_PROXIES: '1',
    SITE_URL: 'https://docs.example',
  });
  const { sandbox, close } = await serve({
    ...configuration,
    database: { sqlite: ':memory:' },
    pages: new URL('file:///nowhere/'),
    egress: {
      async resolve(name) {
        asked.push(name);
        const answers = names.get(name);
        if (!answers) throw new Error(`no ${name}`);
        return (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
      },
      isAllowed: (address) => address === publicAddress || isPublicAddress(address),
      unconnectedMilliseconds,
    },
  });
  const callFrom = callerAt(port);
  let callers = 0;
  return {
    sandbox,
    port,
    insidePort,
    reached,
    names,
    asked,
    callFrom,
    closeReceiverConnections: () => inside.closeAllConnections(),
    async openTenant() {
      callers += 1;
      const fetch = callFrom(`198.51.100.${callers}`);
      const nobody = apiOf(fetch, { code: '', privateKey: '', clientId: '' });
      const { data } = await nobody.post<Tenant>('/sandbox/tenants', {});
      return apiOf(fetch, keysOf(data));
    },
    async close() {
      await close(0);
      inside.closeAllConnections();
      inside.close();
    },
  };
}

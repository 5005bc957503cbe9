import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { request as send } from 'undici';
import { serve } from '../../examples/run/serve.ts';
import { freePort, startProcess, untilReady } from './process.ts';

/** Built sandbox for generated clients, behind a server that also acts as other servers. */
export interface SandboxOfClients {
  origin: string;
  /** Restores the initial state of the sandbox. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the sandbox as a process with its data in `folder`, and the server in front of it. */
export async function startForClients(script: string, folder: string): Promise<SandboxOfClients> {
  let isLost = false;

  /**
   * Servers that are not a sandbox: a redirecting page, another API, no server, a server closed for longer than a
   * client waits (in seconds, or as a date); and a sandbox that handles every request but loses every other response.
   */
  const strangers: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
    page: async () => new Response('<html></html>', { status: 302, headers: { Location: '/api/errors' } }),
    gateway: async () => Response.json({ error: 'no upstream' }, { status: 502 }),
    silence: () => new Promise(() => undefined),
    closed: async () => Response.json({}, { status: 503, headers: { 'Retry-After': '61' } }),
    async dated() {
      const date = new Date(Date.now() + 120_000).toUTCString();
      return Response.json({}, { status: 503, headers: { 'Retry-After': date } });
    },
    async unsteady(request) {
      const response = await passOn(request, request.url.replace('/unsteady/', '/api/'));
      isLost = !isLost;
      return isLost ? Response.json({}, { status: 503, headers: { 'Retry-After': '1' } }) : response;
    },
  };

  const server = await serve(async (request) => {
    const [, place = ''] = new URL(request.url).pathname.split('/');
    return strangers[place]?.(request) ?? passOn(request);
  });
  const data = join(folder, 'data');
  mkdirSync(data);
  const location = { sqlite: join(data, 'sandbox.db') };
  const sandbox = startProcess(script, location, await freePort(), { SANDBOX_URL: server.origin });
  await untilReady(sandbox);

  /** Forwards a request unchanged. A kept connection would be closed while this process compiles. */
  async function passOn(request: Request, url = request.url): Promise<Response> {
    const { method } = request;
    const { host } = new URL(server.origin);
    const headers = { ...Object.fromEntries(request.headers), host, 'accept-encoding': 'identity' };
    const body = request.body && Buffer.from(await request.arrayBuffer());
    const target = url.replace(server.origin, sandbox.origin);
    const answer = await send(target, { method: method as 'GET', headers, body, reset: true });
    const given = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
    const bytes = await answer.body.arrayBuffer();
    return new Response(bytes.byteLength > 0 ? bytes : null, { status: answer.statusCode, headers: given });
  }

  return {
    origin: server.origin,
    async reset() {
      isLost = false;
      const headers = { Authorization: `Basic ${btoa('0001:balcaoSandboxKey01')}` };
      await passOn(new Request(`${server.origin}/sandbox/reset`, { method: 'POST', headers }));
    },
    async close() {
      await server.close();
      await sandbox.end('SIGTERM');
    },
  };
}

import { seed } from '@balcao/contract/scenarios/seed.ts';
import { createSandbox } from '@balcao/sandbox/createSandbox.ts';
import type { Runtime } from '@balcao/sandbox/domain/runtime.ts';
import { openDatabase } from '@balcao/sandbox/storage/drivers/openDatabase.ts';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createDescriptions } from '../client/descriptions.ts';
import { createDocumentation, type DocumentationFile } from '../documentation/documentation.ts';
import { createHttpHandler } from '../http.ts';

export const url = 'http://localhost:4000';

export const sharedKeys = [seed.platform.code, seed.platform.privateKey, seed.entity.clientId].join(':');

interface ConnectOptions {
  documentation?: DocumentationFile;
  headers?: Record<string, string>;
  /** Returns the status with which a receiver other than the sandbox's own responds. Default: 204. */
  receive?(body: string, headers: Headers): number;
  /** Allowed web origins; set for a sandbox on a public network. */
  exposed?: { origins: readonly string[] };
  /** Timers and durations. Default: those of the web platform. */
  runtime?: Runtime;
}

/** Opens an in-memory sandbox in real time and connects to its `/mcp` with the official client. */
export async function connectTools({
  documentation,
  headers = {},
  receive = () => 204,
  exposed,
  runtime,
}: ConnectOptions = {}) {
  const shared = { documentation: createDocumentation(async () => documentation), version: '0.0.0' };
  let answer: ReturnType<typeof createHttpHandler> | undefined;
  const sandbox = await createSandbox({
    database: await openDatabase({ sqlite: ':memory:' }),
    publicUrl: url,
    allowedHosts: { names: ['localhost'], anyAddress: false },
    siteUrl: 'https://docs.example',
    exposed,
    runtime,
    async post(to, init) {
      const request = new Request(to, init);
      if (to.startsWith(url)) return sandbox.fetch(request);
      return new Response(null, { status: receive(await request.text(), request.headers) });
    },
    mcp: async (request, operated, call) => {
      answer ??= createHttpHandler(
        { ...shared, sandbox: operated, descriptions: createDescriptions(operated) },
        operated.origins,
      );
      return answer(request, call);
    },
  });
  sandbox.start();
  const client = new Client({ name: 'test', version: '0' });
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', url), {
    fetch: (to, init) => sandbox.fetch(new Request(to, init)),
    requestInit: { headers },
  });
  await client.connect(transport);
  return {
    sandbox,
    client,
    async use(name: string, input: Record<string, unknown> = {}) {
      const { content, isError } = await client.callTool({ name, arguments: input });
      const [first] = content as { type: string; text: string }[];
      return { text: first?.text ?? '', isError: isError === true };
    },
    async close() {
      await client.close();
      await sandbox.close();
    },
  };
}

export type ConnectedTools = Awaited<ReturnType<typeof connectTools>>;

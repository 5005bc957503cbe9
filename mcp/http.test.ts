import { seed } from '@balcao/contract/scenarios/seed.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConnectedTools, connectTools, url } from './testing/connectTools.ts';

const { code, privateKey } = seed.platform;
let tools: ConnectedTools;
beforeAll(async () => {
  tools = await connectTools({
    headers: {
      Authorization: `Basic ${btoa(`${code}:${privateKey}`)}`,
      'PayPay-ClientId': seed.entity.clientId,
    },
  });
});
afterAll(() => tools.close());

const message = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };

/** Sends a message as any program might. */
function post(headers: Record<string, string> = {}, body: unknown = message): Promise<Response> {
  return tools.sandbox.fetch(
    new Request(`${url}/mcp`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        ...headers,
      },
      body: JSON.stringify(body),
    }),
  );
}

describe('/mcp of a sandbox', () => {
  it('answers without a session, also clients of the earlier revision', async () => {
    const response = await post();
    expect(response.status).toBe(200);
    expect(response.headers.get('mcp-session-id')).toBeNull();
    expect(await response.text()).toContain('search_documentation');
  });

  it('takes the keys of a request’s headers', async () => {
    const listed = await tools.use('call_operation', { operation: 'getClock' });
    expect(listed).toMatchObject({ isError: false, text: expect.stringContaining('offsetSeconds') });
    expect((await tools.use('drop_tenant')).text).toContain('c0814');
  });

  it.each(['https://evil.example', 'null', 'http://localhost.evil.example'])(
    'refuses a web page of %s',
    async (origin) => {
      const response = await post({ Origin: origin });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ jsonrpc: '2.0', id: null, error: {} });
    },
  );

  it.each([url, 'https://docs.example'])('answers a page of %s', async (origin) => {
    expect((await post({ Origin: origin })).status).toBe(200);
  });

  it('refuses an unknown host, as the rest of the sandbox does', async () => {
    expect((await post({ Host: 'shop.example' })).status).toBe(421);
  });

  it('reads no body that is larger than those of the API', async () => {
    expect((await post({}, { ...message, params: { x: 'x'.repeat(1_100_000) } })).status).toBe(413);
  });

  it('keeps no connection open', async () => {
    const request = new Request(`${url}/mcp`, { headers: { Accept: 'text/event-stream' } });
    expect((await tools.sandbox.fetch(request)).status).toBe(405);
  });

  it('says that the documentation was not built, and what to do', async () => {
    for (const [name, input] of [
      ['search_documentation', { query: 'refund' }],
      ['read_page', { page: '/docs/guides/webhooks' }],
    ] as const) {
      const { text, isError } = await tools.use(name, input);
      expect([isError, text]).toEqual([
        true,
        expect.stringMatching(/`npm start` builds it.*`npm pack --workspace cli`/),
      ]);
    }
  });
});

describe('/mcp of a sandbox on a public network', () => {
  it('answers pages of the origins that its operator lists, and no others', async () => {
    const exposed = await connectTools({ exposed: { origins: ['https://agents.example'] } });
    const asked = (origin: string) =>
      exposed.sandbox.fetch(
        new Request(`${url}/mcp`, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            Accept: 'application/json, text/event-stream',
            Origin: origin,
          },
          body: JSON.stringify(message),
        }),
      );
    try {
      expect((await asked('https://agents.example')).status).toBe(200);
      expect((await asked('https://evil.example')).status).toBe(403);
    } finally {
      await exposed.close();
    }
  });
});

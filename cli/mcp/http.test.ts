import { exposedLimits } from '@balcao/contract/control/exposedLimits.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { webRuntime } from '@balcao/sandbox/webRuntime.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ConnectedTools, connectTools, url } from './testing/connectTools.ts';

const { code, privateKey } = seed.platform;
const Authorization = `Basic ${btoa(`${code}:${privateKey}`)}`;
let tools: ConnectedTools;
beforeAll(async () => {
  tools = await connectTools({ headers: { Authorization, 'PayPay-ClientId': seed.entity.clientId } });
});
afterAll(() => tools.close());

const message = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };

/** Message that any client could send. */
const requestOf = (headers: Record<string, string> = {}, body: unknown = message) =>
  new Request(`${url}/mcp`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: JSON.stringify(body),
  });

const post = (...parts: Parameters<typeof requestOf>): Promise<Response> => tools.sandbox.fetch(requestOf(...parts));

const use = (name: string, input: object = {}) => ({
  ...message,
  method: 'tools/call',
  params: { name, arguments: input },
});

describe('/mcp of a sandbox', () => {
  it('answers without a session, also clients of the earlier revision', async () => {
    const response = await post();
    expect(response.status).toBe(200);
    expect(response.headers.get('mcp-session-id')).toBeNull();
    expect(await response.text()).toContain('search_documentation');
  });

  it('answers one who accepts anything', async () => {
    expect((await post({ Accept: 'application/json, */*;q=0.5' })).status).toBe(200);
  });

  it('takes the keys of a request’s headers [mcp.keys-in-headers]', async () => {
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

  it('refuses unknown hosts and large bodies, as the rest of the sandbox does', async () => {
    expect((await post({ Host: 'shop.example' })).status).toBe(421);
    expect((await post({}, { ...message, params: { x: 'x'.repeat(1_100_000) } })).status).toBe(413);
  });

  it('refuses a list of messages, and what is no JSON, as JSON-RPC does', async () => {
    const search = use('search_documentation', { query: 'refund' });
    for (const batch of [[search], []]) {
      const error = { code: -32600, message: expect.stringContaining('batches are not supported') };
      expect(await (await post({}, batch)).json()).toEqual({ jsonrpc: '2.0', id: null, error });
    }
    const headers = { 'Content-Type': 'application/json' };
    const broken = new Request(`${url}/mcp`, { method: 'POST', headers, body: '[' });
    expect(await (await tools.sandbox.fetch(broken)).json()).toMatchObject({ error: { code: -32700 } });
  });

  it('refuses what stands beside the arguments of a tool, and names the nearest tool', async () => {
    const answered = async (params: object) => (await post({}, { ...message, method: 'tools/call', params })).text();
    expect(await answered({ name: 'drop_tenant', args: { keys: 'x' }, arguments: {} })).toMatch(
      /tools\/call has no .{1,3}args.{1,3}: what a tool takes goes in/,
    );
    expect(await answered({ name: 'explain_error', arguments: '{"code":"e00301"}' })).toContain('400');
    for (const name of ['find-payment', 'mcp__balcao__find_payment'])
      expect(await answered({ name, arguments: {} })).toContain('(find_payment?)');
  });

  it('names the revisions it has to one who wants another', async () => {
    const response = await post({ 'MCP-Protocol-Version': '2099-01-01' });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('2099-01-01 is not supported: 2026-07-28, 2025-11-25,');
  });

  it('lets what its tools call carry the id of the request, in the log as well', async () => {
    const keys = [code, privateKey, seed.entity.clientId].join(':');
    const headers = { 'X-Request-Id': 'agent-17' };
    const response = await post(headers, use('call_operation', { operation: 'listPayments', keys }));
    expect(response.headers.get('x-request-id')).toBe('agent-17');
    expect(await response.text()).toContain('totalCount');
    const { text } = await tools.use('call_operation', { operation: 'GET /sandbox/requests?limit=1' });
    expect(text).toContain('"requestId":"agent-17"');
  });

  it('keeps no connection open', async () => {
    const request = new Request(`${url}/mcp`, { headers: { Accept: 'text/event-stream' } });
    expect((await tools.sandbox.fetch(request)).status).toBe(405);
  });

  it.each([
    ['search_documentation', { query: 'refund' }],
    ['read_page', { page: '/docs/guides/webhooks' }],
  ])(
    'says that the documentation was not built, and what to do: %s [mcp.documentation-not-built]',
    async (name, input) => {
      const { text, isError } = await tools.use(name, input);
      expect(isError).toBe(true);
      expect(text).toMatch(/`npm start` builds it.*`npm pack --workspace cli`/);
    },
  );
});

describe('/mcp of a sandbox on a public network', () => {
  const here = '198.51.100.7';
  const elsewhere = '203.0.113.9';
  /** Stops the time, so that a limit stays reached. */
  const runtime = { ...webRuntime, monotonicMilliseconds: () => 0 };
  let exposed: ConnectedTools;
  beforeEach(async () => {
    exposed = await connectTools({ exposed: { origins: ['https://agents.example'] }, runtime });
  });
  afterEach(() => exposed.close());

  /** Calls a tool from an address and returns the raw response. */
  async function useFrom(address: string, name: string, input?: object): Promise<string> {
    return (await exposed.sandbox.fetch(requestOf({}, use(name, input)), { address })).text();
  }

  it('answers pages of the origins that its operator lists, and no others', async () => {
    const asked = (Origin: string) => exposed.sandbox.fetch(requestOf({ Origin }));
    expect((await asked('https://agents.example')).status).toBe(200);
    expect((await asked('https://evil.example')).status).toBe(403);
  });

  it('opens as many private sandboxes for an address as the API does, whatever others opened', async () => {
    const open = (address: string) => useFrom(address, 'open_tenant');
    for (let n = 0; n < exposedLimits.perMinute.tenants.address; n += 1) expect(await open(here)).toContain('keys: ');
    expect(await open(here)).toContain('s00103');
    const direct = new Request(`${url}/sandbox/tenants`, { method: 'POST', body: '{}' });
    expect((await exposed.sandbox.fetch(direct, { address: here })).status).toBe(429);
    expect(await open(elsewhere)).toContain('keys: ');
  });

  it('answers a message as large as it may be whose tool reads a list', async () => {
    const [, keys] = /keys: ([^\\]+)/.exec(await useFrom(here, 'open_tenant')) ?? [];
    const body = { ...use('call_operation', { operation: 'listPayments', keys }), id: 'x'.repeat(20_000) };
    const headers = { 'Content-Length': String(JSON.stringify(body).length) };
    const answer = await exposed.sandbox.fetch(requestOf(headers, body), { address: here });
    expect(await answer.text()).toContain('totalCount');
  });
});

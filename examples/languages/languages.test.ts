import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { provider } from '../../provider.config.ts';
import { type Call, headersOf } from '../call.ts';
import { openRunner } from '../run/runtimes.ts';
import { type Server, serve } from '../run/serve.ts';
import { seededCredentials } from '../seededCredentials.ts';
import { generators } from './generators.ts';
import { languages } from './languages.ts';

/** Strings with a special meaning in some language. */
const awkward = {
  apostrophe: `it's, ''twice''`,
  quotation: 'a "word", """three"""',
  backslashes: String.raw`C:\new\table \\host \" \' \u0041`,
  ending: 'ends in \\',
  dollars: '$HOME ${HOME} $(id) `id` $$ {id} {{id}}',
  accents: 'Ação à mão, año, 10,00 €, 👋',
  lines: 'one\ntwo\r\n\tthree\n',
  spaces: '  around  ',
  percent: '100 %, %s %d %%, &amp; #1 + 1 ? a=b&c=d',
  controls: '\u0001\u007f\u0085',
  separators: '\u2028\u2029',
};
const body = {
  ...awkward,
  'a "key", it\'s $1': true,
  nothing: null,
  no: false,
  amounts: [0, -1, 1.5],
  none: {},
  empty: [],
  deeper: [{ text: awkward.quotation, list: [[awkward.backslashes]] }],
};
const query = Object.entries({ ...awkward, 'createdAt[start]': '2026-01-01T00:00:00+00:00' });
const answer = JSON.stringify({ said: 'Olá, "João" \\ 👋' });

const base: Call = {
  operation: 'createThing',
  method: 'POST',
  base: '/api',
  path: '/things',
  query: [],
  auth: 'platform-and-entity',
  credentials: { ...seededCredentials, privateKey: String.raw`'k"e\y$1` },
};

let server: Server;
let folder: string;
let heard: { method: string; url: URL; headers: Headers; text: string }[] = [];
let status = 200;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'balcao-languages-'));
  server = await serve(async (request) => {
    const { method, url, headers } = request;
    heard.push({ method, url: new URL(url), headers, text: await request.text() });
    return new Response(answer, { status, headers: { 'Content-Type': 'application/json' } });
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  heard = [];
  status = 200;
});

describe.each(languages)('$label', ({ id, extension }) => {
  const runner = openRunner(id);
  const there = test.runIf(runner);
  afterAll(() => runner?.close());

  async function run(call: Call) {
    const file = join(folder, `sample.${extension}`);
    writeFileSync(file, generators[id](call).replaceAll(provider.sandbox, server.origin));
    const printed = await runner?.run(file);
    expect(heard, printed?.stderr).toHaveLength(1);
    return { ...printed, request: heard[0] };
  }

  there('sends every text of a body as it is, with the credentials and headers', async () => {
    const call: Call = { ...base, query: [['page', '2']], headers: { 'Accept-Language': 'ES' }, body };
    const { stdout, request } = await run(call);
    expect(request).toMatchObject({ method: 'POST', url: { pathname: '/api/things', search: '?page=2' } });
    expect(JSON.parse(request?.text ?? '')).toEqual(body);
    for (const [name, value] of Object.entries(headersOf(call))) {
      // .NET adds the charset to the content type.
      expect(request?.headers.get(name)?.replace(/; charset=utf-8$/, '')).toBe(value);
    }
    expect(stdout).toBe(`${answer}\n`);
  });

  there('sends every text of a query as it is', async () => {
    const { request } = await run({ ...base, method: 'GET', query });
    expect([...(request?.url.searchParams ?? [])]).toEqual(query);
    expect(request).toMatchObject({ method: 'GET', text: '' });
  });

  there('prints the answer and the status of a refusal, and sends no credentials unasked', async () => {
    status = 422;
    const { stdout, stderr, request } = await run({ ...base, method: 'DELETE', auth: 'none' });
    expect(request?.method).toBe('DELETE');
    expect(request?.headers.get('authorization')).toBeNull();
    expect(request?.headers.get('paypay-clientid')).toBeNull();
    expect(stdout).toBe(`${answer}\n`);
    expect(stderr).toContain('422');
  });
});

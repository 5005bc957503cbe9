import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { provider } from '../../../provider.config.ts';
import { seededCredentials } from '../../seededCredentials.ts';
import { openSampleSandbox } from '../sampleSandbox.ts';
import { serve } from '../serve.ts';
import { measureServer } from './measureServer.ts';

const folder = await mkdtemp(join(tmpdir(), 'balcao-server-'));
const keys = join(folder, 'keys.json');
await writeFile(keys, JSON.stringify({ data: seededCredentials }));

const sandbox = await openSampleSandbox();
const paths: string[] = [];
const instead: Response[] = [];
const server = await serve(async (request) => {
  const { pathname, search } = new URL(request.url);
  paths.push(pathname);
  return instead.shift() ?? sandbox.answer(request, pathname + search);
});

afterAll(async () => {
  await server.close();
  await sandbox.close();
  await rm(folder, { recursive: true });
});

/** Runs the command; returns its exit code and output. */
async function run(...args: string[]): Promise<[code: number, text: string]> {
  const printed: string[] = [];
  const code = await measureServer(['--pause', '0', ...args], (text) => printed.push(text));
  return [code, printed.join('\n')];
}
const measure = (...args: string[]) => run('--url', server.origin, '--keys', keys, ...args);

test('the production server is never called, however its name is written [compare.refuses-production]', async () => {
  const { hostname } = new URL(provider.servers.production);
  for (const url of [`https://${hostname}/api`, `http://${hostname.toUpperCase()}.:8443`])
    expect(await run('--url', url, '--keys', keys)).toEqual([2, expect.stringContaining('production')]);
});

test('what cannot run says what to change', async () => {
  const [code, help] = await run('--help');
  expect([code, help]).toEqual([2, expect.stringContaining('--writes')]);
  for (const wrong of [
    ['--pause', 'x'],
    ['--payer', 'me'],
  ])
    expect(await measure(...wrong)).toEqual([2, help]);
  expect(await measure('--key')).toEqual([2, expect.stringContaining('--key')]);
  expect(await run('--url', 'x', '--keys', keys)).toEqual([2, expect.stringContaining('--url')]);
  expect(await run('--url', 'http://127.0.0.1:1', '--keys', keys)).toEqual([2, expect.stringContaining('answer')]);
  const none = join(folder, 'none.json');
  expect(await run('--url', server.origin, '--keys', none)).toEqual([2, expect.stringContaining('platformCode')]);
  instead.push(new Response('{}', { status: 401 }));
  expect(await measure()).toEqual([2, expect.stringContaining('refuses these keys')]);
});

test('a server that asks for time gets it, and a redirect is not followed [compare.slow-and-careful]', async () => {
  paths.length = 0;
  instead.push(
    new Response('{}', { status: 429, headers: { 'Retry-After': '1' } }),
    new Response('{}', { status: 200 }),
    new Response(null, { status: 302, headers: { Location: `${server.origin}/elsewhere` } }),
  );
  const start = Date.now();
  const [code, text] = await measure('catalogue/read');
  expect(Date.now() - start).toBeGreaterThanOrEqual(1000);
  expect(code).toBe(1);
  expect(text).toContain('302');
  expect(paths.slice(0, 2)).toEqual(['/api/bankAccounts', '/api/bankAccounts']);
  expect(paths).not.toContain('/elsewhere');
});

test('what was found is kept with its date, and without keys [compare.keeps-what-it-found]', async () => {
  const file = join(folder, 'measured.json');
  const [code, text] = await measure('--json', file, 'payments/errors', 'provocations/e00502');
  const kept = await readFile(file, 'utf8');
  expect(code).toBe(0);
  const { platformCode, privateKey, clientId } = seededCredentials;
  const inline = [platformCode, privateKey, clientId].join(':');
  expect(await run('--url', server.origin, '--keys', inline, 'payments/errors')).toEqual([0, expect.any(String)]);
  expect(JSON.parse(kept)).toMatchObject({ format: 1, server: server.origin, differences: [], left: [] });
  expect(JSON.parse(kept).agreed).toContain('error-e00502');
  expect(Math.abs(Date.parse(JSON.parse(kept).measuredAt) - Date.now())).toBeLessThan(60_000);
  expect(text + kept).not.toContain(seededCredentials.privateKey);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressFolder } from '../run/compress.mjs';
import { freePort } from '../run/ports.mjs';
import { settingsFrom } from '../run/settings.mjs';
import { listen, siteServer } from './site-server.mjs';

const long = 'word '.repeat(500);
const files: Record<string, string> = {
  'index.html': 'home pt',
  '404.html': 'not found pt',
  'docs/page.html': `page pt ${long}`,
  'docs/page/index.html': `page pt ${long}`,
  'docs/page/child.html': 'child pt',
  'docs/sample.html': '<pre>curl http://localhost:4000/api/payments</pre>',
  'docs/sample.md': 'curl http://localhost:4000/api/payments',
  'assets/js/main.0a1b2c3d.js': 'script',
  'assets/on-demand/search-AB3D5FGH.js': 'script',
  'img/tile.svg': '<svg/>',
  'index.md': '# home pt',
  'es/index.html': 'home es',
  'es/index.md': '# home es',
  'es/404.html': 'not found es',
  'docs/page.md': '# page',
  'docs/1.7.html': 'version',
  'docs/versões.html': 'versions',
  'docs/package.md': 'npx https://docs.example/portal/balcao-1.0.0.tgz start',
  'runtime.json':
    '{"sandboxUrl":"http://localhost:4000","packageUrl":"https://docs.example/portal/balcao-1.0.0.tgz","inTab":"/","inTabByDefault":true}',
  'assets/sandbox-in-tab/worker.js': 'fetch("http://localhost:4000")',
  'assets/sandbox-in-tab/content-security-policy.txt': "script-src 'self' 'wasm-unsafe-eval'\n",
  'content-security-policy.txt': "default-src 'none'; connect-src 'self' http://localhost:4000\n",
};

let folder: string;
let server: ReturnType<typeof siteServer>;
let origin: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'balcao-site-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  await compressFolder(folder);
  const sitePort = await freePort();
  server = siteServer(folder, settingsFrom({ SANDBOX_PORT: '4999', SITE_PORT: '3999' }));
  await listen(server, { ...settingsFrom({}), sitePort });
  origin = `http://127.0.0.1:${sitePort}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('is reached by both addresses of localhost, and by none from outside [site-server.reached-by-this-machine-alone]', async () => {
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const { port } = new URL(origin);
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
  if (addresses.some(({ address }) => address === '::1')) {
    expect((await fetch(`http://[::1]:${port}/`)).status).toBe(200);
  }
  const outside = addresses.find(({ family, internal }) => family === 'IPv4' && !internal);
  if (outside) await expect(fetch(`http://${outside.address}:${port}/`)).rejects.toThrow();
});

const get = (path: string, init?: RequestInit) => fetch(origin + path, { redirect: 'manual', ...init });

test.each([
  ['/', 200, 'home pt'],
  ['/es/', 200, 'home es'],
  ['/docs/page', 200, `page pt ${long}`],
  ['/docs/page/child', 200, 'child pt'],
  ['/docs/vers%C3%B5es', 200, 'versions'],
  ['/docs/nowhere', 404, 'not found pt'],
  ['/index.md', 200, '# home pt'],
  ['/es/docs/nowhere', 404, 'not found es'],
  ['/docs/%E0%A4%A', 404, 'not found pt'],
  ['/../package.json', 404, 'not found pt'],
])('%s answers %i', async (path, status, body) => {
  const answer = await get(path);
  expect([answer.status, await answer.text()]).toEqual([status, body]);
});

test.each([
  ['/docs/page/', '/docs/page'],
  ['/docs/page.html?x=1', '/docs/page?x=1'],
  ['/%69ndex?x=1', '/?x=1'],
  ['/docs/page/index.html', '/docs/page'],
  ['//docs/page/', '/docs/page'],
])('%s leads to its one address %s', async (path, target) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get('Location')]).toEqual([301, target]);
});

test.each(['/runtime.json', '/es/runtime.json'])(
  '%s names the sandbox of this start first, and that of the tab [site-server.names-sandbox-of-start]',
  async (path) => {
    const answer = await get(path);
    expect(await answer.json()).toEqual({ sandboxUrl: 'http://localhost:4999', inTab: '/' });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  },
);

test.each([
  ['/assets/js/main.0a1b2c3d.js', 'public, max-age=31536000, immutable'],
  ['/assets/on-demand/search-AB3D5FGH.js', 'public, max-age=31536000, immutable'],
  ['/img/tile.svg', 'no-cache'],
])('%s may be kept: %s', async (path, rule) => {
  expect((await get(path)).headers.get('Cache-Control')).toBe(rule);
});

test.each(['/docs/sample', '/docs/sample.md'])('%s names the sandbox that runs in what is copied', async (path) => {
  const text = await (await get(path)).text();
  expect(text).toContain('curl http://localhost:4999/api/payments');
  expect(text).not.toContain('4000');
});

test('a command names the package where this site has it', async () => {
  const text = await (await get('/docs/package.md')).text();
  expect(text).toBe('npx http://localhost:3999/balcao-1.0.0.tgz start');
});

test('who asks for a download before it is made waits for it', async () => {
  let make = () => {};
  const made = new Promise<void>((done) => (make = done));
  server.findFiles(made);
  const asked = get('/balcao-1.0.0.tgz');
  expect((await get('/docs/page')).status).toBe(200);
  writeFileSync(join(folder, 'balcao-1.0.0.tgz'), 'archive');
  make();
  const { status, headers } = await asked;
  expect([status, headers.get('Content-Type')]).toEqual([200, 'application/gzip']);
});

test.each(['br', 'gzip'])('long text travels as %s', async (encoding) => {
  const answer = await get('/docs/page', { headers: { 'Accept-Encoding': encoding } });
  expect(answer.headers.get('Content-Encoding')).toBe(encoding);
  expect(await answer.text()).toBe(files['docs/page.html']);
});

test('an unchanged file is not sent again, and only reading is allowed', async () => {
  const etag = (await get('/img/tile.svg')).headers.get('ETag') ?? '';
  expect((await get('/img/tile.svg', { headers: { 'If-None-Match': etag } })).status).toBe(304);
  expect((await get('/', { method: 'POST' })).status).toBe(405);
});

test.each(['/', '/es/', '/docs/page', '/docs/1.7', '/docs/nowhere'])(
  '%s comes with the policy of the build, which names the sandbox that runs',
  async (path) => {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self' http://localhost:4999");
  },
);

test('the worker of the sandbox comes with the policy of its own folder', async () => {
  const { headers } = await fetch(`${origin}/assets/sandbox-in-tab/worker.js`);
  expect(headers.get('content-security-policy')).toBe("script-src 'self' 'wasm-unsafe-eval'");
});

test('what is no page comes without a policy', async () => {
  const { headers } = await get('/assets/js/main.0a1b2c3d.js');
  expect(headers.get('content-security-policy')).toBeNull();
});

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

test.each([
  ['/docs/page', 'text/markdown', '# page'],
  ['/docs/page', 'Text/Markdown;q=0.8, text/html;q=0.7', '# page'],
  ['/', 'text/markdown', '# home pt'],
  ['/es', 'text/markdown', '# home es'],
  ['/docs/sample', 'text/markdown', 'curl http://localhost:4999/api/payments'],
])('%s is Markdown for %s [site-server.serves-markdown]', async (path, accept, body) => {
  const answer = await get(path, { headers: { accept } });
  const { headers } = answer;
  expect([answer.status, await answer.text()]).toEqual([200, body]);
  expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(headers.get('content-location')).toBe(
    path.startsWith('/docs/') ? `${path}.md` : `${path.replace(/\/$/, '')}/index.md`,
  );
  expect(headers.get('vary')).toBe('Accept, Accept-Encoding');
  expect(headers.get('content-security-policy')).toBeNull();
});

test.each([
  ['/docs/page', browser],
  ['/docs/page', 'text/html, text/markdown;q=0.5'],
  ['/docs/1.7', 'text/markdown'],
  ['/docs/sample', browser],
])('%s is HTML for %s, and says that it need not be', async (path, accept) => {
  const { headers } = await get(path, { headers: { accept } });
  expect(headers.get('content-type')).toMatch(/^text\/html;/);
  expect(headers.get('vary')).toBe('Accept, Accept-Encoding');
});

test.each(['/img/tile.svg', '/docs/page.md', '/docs/nowhere', '/../package.json'])(
  '%s is the same for whoever prefers Markdown',
  async (path) => {
    const answers = await Promise.all(['text/markdown', browser].map((accept) => get(path, { headers: { accept } })));
    const [one, other] = answers.map(({ status, headers }) => [status, headers.get('content-type')]);
    expect(one).toEqual(other);
  },
);

import { expect, it } from 'vitest';
import { useTestSandbox } from '../../testing/testSandbox.ts';
import type { StartPage } from './startPage.ts';

const drawn: StartPage = {
  page: (language) => `<!doctype html><title>${language}</title>`,
  asset: (name) =>
    name === 'workbench-1.js' ? { body: new TextEncoder().encode('1'), type: 'text/javascript' } : undefined,
};

const [built, bare] = [useTestSandbox({ startPage: drawn }), useTestSandbox()];

async function visit(path: string, headers: Record<string, string> = {}, { sandbox } = built) {
  const answer = await sandbox.fetch(new Request(`http://localhost:4000${path}`, { headers }));
  return { answer, text: await answer.text() };
}

it.each([
  ['/', {}, 'pt'],
  ['/', { 'accept-language': 'es-ES,es;q=0.9' }, 'es'],
  ['/?lang=en', { 'accept-language': 'es' }, 'en'],
])('%s with %j is in %s', async (path, headers, language) => {
  const { answer, text } = await visit(path, headers);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(text).toContain(`<title>${language}</title>`);
});

it('lets nothing run that is written into it, and nobody frame it', async () => {
  const { headers } = (await visit('/')).answer;
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
});

it('brings its files, which never change under their name, and no others', async () => {
  const { answer, text } = await visit('/workbench/workbench-1.js');
  expect([answer.status, text]).toEqual([200, '1']);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect((await visit('/workbench/other.js')).answer.status).toBe(404);
});

it('is not found where nothing was built', async () => {
  const { answer, text } = await visit('/', {}, bare);
  expect(answer.status).toBe(404);
  expect(JSON.parse(text)).toMatchObject({ success: false, error: { code: 'e00500' } });
});

it('has a mark for the browser’s tab, whoever draws the pages', async () => {
  const { answer, text } = await visit('/favicon.ico', {}, bare);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(text).toContain('<svg');
});

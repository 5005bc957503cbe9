import { expect, it } from 'vitest';
import { createSandbox } from '../../createSandbox.ts';
import { migratedDatabase } from '../../testing/database.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import type { StartPage } from './startPage.ts';

const drawn: StartPage = {
  page: (language) => `<!doctype html><title>${language}</title>`,
  asset: (name) =>
    name === 'workbench-1.js' ? { body: new TextEncoder().encode('1'), type: 'text/javascript' } : undefined,
};

async function visit(path: string, headers: Record<string, string> = {}, startPage?: StartPage) {
  const testDatabase = await migratedDatabase();
  const publicUrl = 'http://localhost:4000';
  const sandbox = await createSandbox({
    database: openTestDatabase(testDatabase.location),
    publicUrl,
    startPage,
  });
  const answer = await sandbox.fetch(new Request(publicUrl + path, { headers }));
  const text = await answer.text();
  await sandbox.close();
  await testDatabase.drop();
  return { answer, text };
}

it.each([
  ['/', {}, 'pt'],
  ['/', { 'accept-language': 'es-ES,es;q=0.9' }, 'es'],
  ['/?lang=en', { 'accept-language': 'es' }, 'en'],
])('%s with %j is in %s', async (path, headers, language) => {
  const { answer, text } = await visit(path, headers, drawn);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(text).toContain(`<title>${language}</title>`);
});

it('lets nothing run that is written into it, and nobody frame it', async () => {
  const { headers } = (await visit('/', {}, drawn)).answer;
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers.get('cache-control')).toBe('no-store');
});

it('brings its files, which never change under their name, and no others', async () => {
  const { answer, text } = await visit('/workbench/workbench-1.js', {}, drawn);
  expect([answer.status, text]).toEqual([200, '1']);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect((await visit('/workbench/other.js', {}, drawn)).answer.status).toBe(404);
});

it('is not found where nothing was built', async () => {
  const { answer, text } = await visit('/');
  expect(answer.status).toBe(404);
  expect(JSON.parse(text)).toMatchObject({ success: false, error: { code: 'e00500' } });
});

it('has a mark for the browser’s tab, whoever draws the pages', async () => {
  const { answer, text } = await visit('/favicon.ico');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(text).toContain('<svg');
});

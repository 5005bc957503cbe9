import { afterEach, expect, test, vi } from 'vitest';
import { fetchJson } from './client.ts';
import { findSandbox } from './findSandbox.ts';

afterEach(() => vi.unstubAllGlobals());

test('a body that is not JSON is a failure, not an exception', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>'));
  expect(await fetchJson({ method: 'GET', url: 'http://sandbox/' })).toEqual({
    networkFailure: 'unreadable',
  });
});

test('a sandbox is where runtime.json says, if it answers there', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url === '/docs/runtime.json' ? { sandboxUrl: 'http://localhost:4000/' } : {}),
  );
  expect(await findSandbox('/docs/')).toBe('http://localhost:4000');
});

test.each([
  ['runtime.json is missing', () => new Response('not found', { status: 404 })],
  ['it names no sandbox', () => Response.json({})],
  [
    'the sandbox is not well',
    (url: string) =>
      url.endsWith('runtime.json')
        ? Response.json({ sandboxUrl: 'http://localhost:4000' })
        : Response.json({}, { status: 503 }),
  ],
])('no sandbox when %s', async (_, reply) => {
  vi.stubGlobal('fetch', async (url: string) => reply(url));
  expect(await findSandbox('/')).toBeUndefined();
});

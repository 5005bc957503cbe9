import { afterEach, expect, test, vi } from 'vitest';
import { fetchJson } from './client.ts';
import { findSandbox } from './findSandbox.ts';

afterEach(() => vi.unstubAllGlobals());

function answer(reply: (url: string) => Promise<Response>) {
  vi.stubGlobal('fetch', reply);
}

test('gives status, body and duration, whatever the status', async () => {
  answer(async () => Response.json({ success: false }, { status: 422 }));
  const times = [100, 112.4];
  const reply = await fetchJson({ method: 'GET', url: 'http://sandbox/' }, () => times.shift() ?? 0);
  expect(reply).toEqual({ status: 422, body: { success: false }, ms: 12 });
});

test.each([
  ['no server', async () => Promise.reject(new TypeError('fetch failed')), 'unreachable'],
  ['too late', async () => Promise.reject(new DOMException('late', 'TimeoutError')), 'timeout'],
  ['not JSON', async () => new Response('<html>'), 'unreadable'],
] as const)('%s is a failure, not an exception', async (_, reply, networkFailure) => {
  answer(reply);
  expect(await fetchJson({ method: 'GET', url: 'http://sandbox/' })).toEqual({ networkFailure });
});

test('a sandbox is where runtime.json says, if it answers there', async () => {
  const requested: string[] = [];
  answer(async (url) => {
    requested.push(url);
    return Response.json(
      url.endsWith('runtime.json') ? { sandboxUrl: 'http://localhost:4000/' } : { success: true },
    );
  });
  expect(await findSandbox('/docs/')).toBe('http://localhost:4000');
  expect(requested).toEqual(['/docs/runtime.json', 'http://localhost:4000/sandbox/health']);
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
  answer(async (url) => reply(url));
  expect(await findSandbox('/')).toBeUndefined();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { diagnoseFailure } from './diagnoseFailure.ts';
import { fetchCall, timeoutSeconds } from './fetchCall.ts';

const request = { method: 'GET', url: 'http://localhost:4000/api/errors', headers: {} };
const unstopped = () => new AbortController().signal;

/** A page at an address, in a browser that is online and asks nobody. */
function pageAt(href: string, browser: object = {}) {
  vi.stubGlobal('location', new URL(href));
  vi.stubGlobal('navigator', {
    onLine: true,
    permissions: { query: () => Promise.reject(new TypeError()) },
    ...browser,
  });
}
const failing = () => Promise.reject(new TypeError('Failed to fetch'));
const permission = (state: string) => ({ permissions: { query: async () => ({ state }) } });

beforeEach(() => pageAt('http://localhost:3000/api'));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('returns status, headers, body and duration', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 201, headers: { 'X-Request-Id': '7' } }));
  const answer = await fetchCall(request, unstopped());
  expect(answer).toMatchObject({ status: 201, text: '{}', ms: expect.any(Number) });
  expect('headers' in answer && answer.headers).toContainEqual(['x-request-id', '7']);
});

/** Never answers, until it is told to stop. */
const waiting = (_: Request, { signal }: { signal: AbortSignal }) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

test('a request to a server that does not answer times out', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', waiting);
  const outcome = fetchCall(request, unstopped());
  await vi.advanceTimersByTimeAsync(timeoutSeconds * 1000);
  expect(await outcome).toEqual({ failure: 'timeout' });
});

test('the reader can stop', async () => {
  vi.stubGlobal('fetch', waiting);
  const stopping = new AbortController();
  const outcome = fetchCall(request, stopping.signal);
  stopping.abort();
  expect(await outcome).toEqual({ failure: 'stopped' });
});

test('reports a request that no browser can send, without sending it', async () => {
  const sent = vi.fn();
  vi.stubGlobal('fetch', sent);
  const headers = { 'PayPay-ClientId': 'наш' };
  expect(await fetchCall({ ...request, headers }, unstopped())).toEqual({ failure: 'unsendable' });
  expect(sent).not.toHaveBeenCalled();
});

test('distinguishes a server that hides its response (CORS) from an unreachable one', async () => {
  vi.stubGlobal('fetch', failing);
  expect(await diagnoseFailure('https://api.example/x')).toBe('unreachable');
  vi.stubGlobal('fetch', async () => new Response());
  expect(await diagnoseFailure('https://api.example/x')).toBe('unreadable');
});

test('a missing network, mixed content and a refused permission have their own messages', async () => {
  vi.stubGlobal('fetch', failing);
  pageAt('http://localhost:3000/', { onLine: false });
  expect(await diagnoseFailure('https://api.example/x')).toBe('offline');
  expect(await diagnoseFailure('http://localhost:4000/x')).toBe('unreachable');
  pageAt('https://docs.example/api');
  expect(await diagnoseFailure('http://api.example/x')).toBe('mixed');
  pageAt('https://docs.example/api', permission('denied'));
  expect(await diagnoseFailure('http://localhost:4000/x')).toBe('permission');
  pageAt('https://docs.example/api', permission('granted'));
  expect(await diagnoseFailure('http://localhost:4000/x')).toBe('unreachable');
});

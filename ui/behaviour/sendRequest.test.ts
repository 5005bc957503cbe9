import { afterEach, expect, test, vi } from 'vitest';
import { sendRequest } from './sendRequest.ts';

const request = { method: 'GET', url: 'http://localhost:4000/api/errors' };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('gives status, headers, text and duration, whatever the status', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 422, headers: { 'X-Request-Id': '7' } }));
  const response = await sendRequest(request);
  expect(response).toMatchObject({ status: 422, text: '{}', ms: expect.any(Number) });
  expect('headers' in response && response.headers).toContainEqual(['x-request-id', '7']);
});

const waiting = (_: string, { signal }: { signal: AbortSignal }) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

test('a request to a server that does not answer times out', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', waiting);
  const outcome = sendRequest(request, { timeoutSeconds: 30 });
  await vi.advanceTimersByTimeAsync(29_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toEqual({ failure: 'timeout' });
});

test('the caller can stop', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', waiting);
  const stopping = new AbortController();
  const outcome = sendRequest(request, { stop: stopping.signal });
  stopping.abort();
  expect(await outcome).toEqual({ failure: 'stopped' });
});

test('a request that no browser can send is told from a server that does not answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await sendRequest(request)).toEqual({ failure: 'unreachable' });
  const headers = { 'PayPay-ClientId': 'наш' };
  expect(await sendRequest({ ...request, headers })).toEqual({ failure: 'unsendable' });
});

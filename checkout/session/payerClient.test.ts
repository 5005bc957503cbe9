import { afterEach, expect, test, vi } from 'vitest';
import { viewOf } from '../testing.ts';
import { requestPayer } from './payerClient.ts';

afterEach(() => vi.unstubAllGlobals());

function answering(status: number, body: unknown) {
  const fetch = vi.fn(
    async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const view = viewOf({ page: { language: 'ES', layout: 'basic' } });

test('asks for the page in its own language and layout', async () => {
  const fetch = answering(200, { data: view });
  expect(await requestPayer('', view)).toEqual({ view });
  const [address, request] = fetch.mock.calls[0] as unknown as [string, RequestInit];
  expect(address).toBe(`/payer/${view.id}?page_layout=basic&page_language=ES`);
  expect(request).toMatchObject({ method: 'GET', headers: { 'Accept-Language': 'ES' }, body: undefined });
});

test('sends what was typed as JSON', async () => {
  const fetch = answering(200, { data: view });
  await requestPayer('', view, 'phone', { phoneNumber: '351#912345678', save: false });
  const [address, request] = fetch.mock.calls[0] as unknown as [string, RequestInit];
  expect(address).toContain(`/payer/${view.id}/phone?`);
  expect(request).toMatchObject({ method: 'POST', body: '{"phoneNumber":"351#912345678","save":false}' });
});

test('ties a refusal to its fields', async () => {
  const errors = [
    { code: 'c0606', msg: 'Not a test card.', source: { pointer: '/number' } },
    { code: 'e00228', msg: 'Digits only.', source: { pointer: '/number' } },
  ];
  answering(422, { error: { code: 'e00200', msg: 'Invalid request', errors } });
  expect(await requestPayer('', view, 'card', {})).toEqual({
    refusal: { fields: { number: 'Not a test card.' } },
  });
});

test('a refusal of the whole attempt has no field', async () => {
  answering(409, { error: { code: 'c0601', msg: 'Closed.', errors: [] } });
  expect(await requestPayer('', view, 'card', {})).toEqual({ refusal: { fields: {} } });
});

test('a page that no longer exists is reported as unknown', async () => {
  answering(404, { error: { code: 'e00500', msg: 'Not found' } });
  expect(await requestPayer('', view)).toEqual({ view: null });
});

test.each([
  ['a fault of the service', 500, { error: { code: 'e00500', msg: 'Fault' } }],
  ['a page of some proxy', 200, '<html>'],
  ['an empty answer', 200, {}],
])('%s is a failure, not an exception', async (_, status, body) => {
  answering(status, body);
  expect(await requestPayer('', view)).toEqual({ networkFailure: 'broken' });
});

test.each([
  ['no network', new TypeError('fetch failed'), 'unreachable'],
  ['no answer in time', new DOMException('late', 'TimeoutError'), 'timeout'],
])('%s is a failure, not an exception', async (_, error, networkFailure) => {
  vi.stubGlobal('fetch', () => Promise.reject(error));
  expect(await requestPayer('', view)).toEqual({ networkFailure });
});

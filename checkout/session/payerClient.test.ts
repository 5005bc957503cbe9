import { afterEach, expect, test, vi } from 'vitest';
import { viewOf } from '../testing.ts';
import { requestPayer } from './payerClient.ts';

afterEach(() => vi.unstubAllGlobals());

function answering(status: number, body: unknown) {
  const fetch = vi.fn(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const view = viewOf({ page: { language: 'ES', layout: 'basic' } });

test.each([
  [undefined, undefined, '', { method: 'GET', headers: { 'Accept-Language': 'ES' }, body: undefined }],
  ['phone', { save: false }, '/phone', { method: 'POST', body: '{"save":false}' }],
] as const)(
  'asks for the page, or sends %s as JSON, in its own language and layout',
  async (action, body, path, sent) => {
    const fetch = answering(200, { data: view });
    expect(await requestPayer('', view, action, body)).toEqual({ view });
    const [address, request] = fetch.mock.calls[0] as unknown as [string, RequestInit];
    expect(address).toBe(`/payer/${view.id}${path}?page_layout=basic&page_language=ES`);
    expect(request).toMatchObject(sent);
  },
);

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

test.each([
  [409, { error: { code: 'c0601', msg: 'Closed.', errors: [] } }, { refusal: { fields: {} } }],
  [404, { error: { code: 'e00500', msg: 'Not found' } }, { view: null }],
  [500, { error: { code: 'e00500', msg: 'Fault' } }, { networkFailure: 'broken' }],
  [200, '<html>', { networkFailure: 'broken' }],
  [200, {}, { networkFailure: 'broken' }],
])('a response %i %j is %j', async (status, body, reply) => {
  answering(status, body);
  expect(await requestPayer('', view)).toEqual(reply);
});

test.each([
  ['no network', new TypeError('fetch failed'), 'unreachable'],
  ['no answer in time', new DOMException('late', 'TimeoutError'), 'timeout'],
])('%s is a failure, not an exception', async (_, error, networkFailure) => {
  vi.stubGlobal('fetch', () => Promise.reject(error));
  expect(await requestPayer('', view)).toEqual({ networkFailure });
});

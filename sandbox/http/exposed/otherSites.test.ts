import { describe, expect, it } from 'vitest';
import { shop, useExposedSandbox } from '../../testing/exposedSandbox.ts';

const exposed = useExposedSandbox();
const ask: typeof exposed.ask = (...asked) => exposed.ask(...asked);

describe('pages of other origins', () => {
  const call = (origin: string, path: string, init: RequestInit = {}) =>
    ask(path, { ...init, headers: { origin, ...init.headers } });

  it.each([
    ['a listed one', shop, shop],
    ['its own', 'http://localhost:4000', 'http://localhost:4000'],
    ['another', 'https://attacker.example', null],
    ['no', 'null', null],
  ])('are allowed by %s origin, in a preflight and in every answer', async (_, origin, allowed) => {
    const preflight = await call(origin, '/api/payments', {
      method: 'OPTIONS',
      headers: { 'access-control-request-method': 'POST', 'access-control-request-headers': 'traceparent' },
    });
    const answers = [
      preflight,
      await call(origin, '/sandbox/health'),
      await call(origin, '/api/payments'),
      await call(origin, '/nowhere'),
      await call(origin, '/api/docs/api.json'),
      await call(origin, '/paypay/paypayservices/paypayservices_c/wsdl'),
      await call(origin, '/sandbox/import', { method: 'POST', body: 'x'.repeat(5_000_000) }),
    ];
    for (const { headers, status } of answers) {
      expect([status, headers.get('access-control-allow-origin')]).toEqual([status, allowed]);
      expect(headers.get('vary')).toContain('Origin');
    }
    const headers = preflight.headers.get('access-control-allow-headers');
    expect(headers).toContain('Authorization');
    expect(headers).not.toContain('traceparent');
  });
});

describe('opening a private sandbox', () => {
  const open = (headers: Record<string, string> = {}) =>
    ask('/sandbox/tenants', { method: 'POST', body: '{}', headers });

  it.each([
    ['an origin that is not listed', 403, { origin: 'https://attacker.example' }],
    ['an origin without a name', 403, { origin: 'null' }],
    ['another site, in a browser that tells no origin', 403, { 'sec-fetch-site': 'cross-site' }],
    ['another host of this site', 403, { 'sec-fetch-site': 'same-site' }],
    ['a listed origin', 201, { origin: shop, 'sec-fetch-site': 'cross-site' }],
    ['the start page', 201, { origin: 'http://localhost:4000', 'sec-fetch-site': 'same-origin' }],
    ['no browser', 201, {}],
  ])('from %s is answered with %s [exposed.other-sites-are-refused]', async (_, status, headers) => {
    const answer = await open(headers);
    const { error } = (await answer.json()) as { error?: { errors: { code: string }[] } };
    expect([answer.status, error?.errors[0]?.code]).toEqual([status, status === 403 ? 'c0815' : undefined]);
  });

  it('from another site takes nothing of what an address may open', async () => {
    for (let n = 0; n < 20; n += 1) await open({ origin: 'https://attacker.example' });
    expect((await open()).status).toBe(201);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ExposedSandbox, openExposedSandbox } from '../../testing/exposedSandbox.ts';

const shop = 'https://shop.example';
let exposed: ExposedSandbox;
beforeEach(async () => {
  exposed = await openExposedSandbox([shop]);
});
afterEach(() => exposed.close());

const open = (headers: Record<string, string> = {}) => {
  const request = new Request('http://localhost:4000/sandbox/tenants', {
    method: 'POST',
    body: '{}',
    headers,
  });
  return exposed.sandbox.fetch(request, { cut: () => undefined, address: '198.51.100.7' });
};

describe('opening a private sandbox', () => {
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

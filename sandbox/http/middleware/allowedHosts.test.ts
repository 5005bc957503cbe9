import { describe, expect, it } from 'vitest';
import { headersOf, merchant } from '../../testing/api.ts';
import { type TestSandbox, useTestSandbox } from '../../testing/testSandbox.ts';

const redirects = [{ type: 'success', url: 'https://loja.example/obrigado' }];

const publicUrl = 'https://sandbox.example:8443';
const names = ['localhost', '127.0.0.1', '::1', 'sandbox.example'];

const [local, reached] = [false, true].map((anyAddress) =>
  useTestSandbox({ publicUrl, allowedHosts: { names, anyAddress } }),
) as [TestSandbox, TestSandbox];

function ask(host: string, path = '/sandbox/health', init: RequestInit = {}) {
  const headers = new Headers(init.headers);
  headers.set('host', host);
  return local.sandbox.fetch(new Request(`http://localhost${path}`, { ...init, headers }));
}

describe('a local sandbox', () => {
  it.each([
    'localhost',
    'localhost:4000',
    'LOCALHOST:4000',
    'localhost.',
    '127.0.0.1:4000',
    '[::1]:4000',
    '[0:0:0:0:0:0:0:1]',
  ])('answers to %s', async (host) => {
    expect((await ask(host)).status).toBe(200);
  });

  it.each([
    'attacker.example',
    'localhost.attacker.example',
    '127.0.0.1.attacker.example',
    '10.0.0.7',
    '[fe80::1]',
    '127.0.0.2',
  ])('refuses %s, and says what to do', async (host) => {
    const response = await ask(host, '/sandbox/health', { headers: { 'accept-language': 'en' } });
    expect(response.status).toBe(421);
    const { error } = (await response.json()) as { error: { code: string; msg: string } };
    expect(error.code).toBe('c1101');
    expect(error.msg).toContain(`the name ${host.replace(/:\d+$/, '')}. Open it at ${publicUrl}`);
    expect(error.msg).toContain('SANDBOX_HOSTS');
    expect(error.msg).toContain('balcao start');
  });

  it.each([
    ['POST', '/api/payments/references'],
    ['POST', '/sandbox/inbox/0001'],
    ['POST', '/paypay/paypayservices/paypayservices_c/server'],
    ['GET', '/'],
  ])('refuses %s %s of another name before anything is done', async (method, path) => {
    expect((await ask('attacker.example', path, { method })).status).toBe(421);
  });

  it.each([
    ['pt', 'Esta sandbox não responde pelo nome'],
    ['es', 'Este sandbox no responde por el nombre'],
    ['en', 'This sandbox does not respond to the name'],
  ])('tells a browser so as text, in %s', async (language, words) => {
    const headers = { accept: 'text/html,*/*', 'accept-language': language };
    const response = await ask('my-machine', '/paypay/checkout/v2/form/1', { headers });
    expect(response.status).toBe(421);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toContain(words);
  });
});

describe('addresses in answers', () => {
  async function call(origin: string, path: string, body?: object) {
    const init = { method: 'POST', headers: headersOf(merchant) };
    const request = new Request(origin + path, { ...init, body: JSON.stringify(body ?? {}) });
    return ((await (await reached.sandbox.fetch(request)).json()) as { data: Record<string, string> }).data;
  }
  const checkout = { payment: { amount: 1000 }, page: { language: 'PT', layout: 'web' }, redirects };

  it.each([
    ['http://localhost:4000', 'http://localhost:4000'],
    ['http://10.0.0.7:4702', 'http://10.0.0.7:4702'],
    // A TLS proxy forwards the public name.
    [publicUrl.replace('https', 'http'), publicUrl],
  ])('begin with the name by which the caller came: %s', async (origin, base) => {
    const { checkoutUrl } = await call(origin, '/api/checkouts', checkout);
    expect(new URL(checkoutUrl ?? '').origin).toBe(base);
    const { workbenchUrl } = await call(origin, '/sandbox/tenants');
    expect(new URL(workbenchUrl ?? '').origin).toBe(base);
    const { link } = await call(origin, '/api/sdks/php');
    expect(new URL(link ?? '').origin).toBe(base);
  });
});

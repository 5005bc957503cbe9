import type { PayerView } from '@balcao/contract/payer/payerSchema.ts';
import { describe, expect, it } from 'vitest';
import { plainPages } from '../../testing/payer.ts';
import { type CheckoutBody, purchases } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';
import type { Appearance } from './pages.ts';

const testSandbox = useTestSandbox({ pages: plainPages });
const { open } = purchases(testSandbox);

const origin = 'http://localhost:4000';
const go = (address: string, headers: Record<string, string> = {}) =>
  testSandbox.sandbox.fetch(new Request(new URL(address, origin), { headers }));
const shown = async (answer: Response) => (await answer.json()) as { view: PayerView | null; look: Appearance };

const action: CheckoutBody['redirects'] = [{ type: 'action', url: 'https://loja.example/fim' }];
const embedded: CheckoutBody = { page: { language: 'EN', layout: 'embed' }, redirects: action };

describe('every address the sandbox gives opens its page', () => {
  it.each<[string, CheckoutBody, PayerView['page']['layout']]>([
    ['a whole page', { page: { language: 'EN', layout: 'web' } }, 'web'],
    ['a page without a layout', { page: { language: 'EN' } }, 'default'],
    ['a mobile page', { page: { language: 'EN', layout: 'default' }, redirects: action }, 'default'],
  ])('%s', async (_, body, layout) => {
    const { checkoutUrl, id } = await open(body);
    const answer = await go(checkoutUrl);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const { view, look } = await shown(answer);
    expect(view).toMatchObject({ id, state: 'PaymentReady' });
    expect(look).toEqual({ language: 'EN', layout, frame: false });
  });

  it('a page of the old flow', async () => {
    const { data } = await testSandbox.api.post<{ token: string; checkoutUrl: string }>('/api/token', {
      transaction: { amount: 1000 },
      page: { language: 'ES', layout: 'basic' },
    });
    expect(new URL(data.checkoutUrl).pathname).toBe(`/checkout/form/${data.token}`);
    const { look } = await shown(await go(data.checkoutUrl));
    expect(look).toEqual({ language: 'ES', layout: 'basic', frame: false });
  });

  it('and passes over a look nobody knows', async () => {
    const { checkoutUrl } = await open({ page: { language: 'EN', layout: 'web' } });
    const { look } = await shown(await go(`${checkoutUrl}?page_layout=neon&page_language=xx`));
    expect(look).toMatchObject({ language: 'EN', layout: 'web' });
  });
});

describe('the embed address', () => {
  it('answers the script, which knows where its frame is', async () => {
    const { checkoutUrl, id } = await open(embedded);
    const answer = await go(`${checkoutUrl}&page_language=ES&other=<script>`);
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await answer.json()).toEqual({
      origin,
      path: `/paypay/checkout/v2/embed/${id}?page_layout=embed&page_language=ES&frame=1`,
    });
  });

  it('answers the frame’s page where the script asks', async () => {
    const { checkoutUrl, id } = await open(embedded);
    const { path } = (await (await go(checkoutUrl)).json()) as { path: string };
    const { view, look } = await shown(await go(path));
    expect(view?.id).toBe(id);
    expect(look).toEqual({ language: 'EN', layout: 'embed', frame: true });
  });

  it.each(['', '?page_layout=default', '?page_layout=default&frame=1'])(
    'answers a whole page otherwise: %s',
    async (query) => {
      const { id } = await open(embedded);
      const answer = await go(`/paypay/checkout/v2/embed/${id}${query}`);
      expect(answer.headers.get('x-frame-options')).toBe('DENY');
      expect((await shown(answer)).look.frame).toBe(false);
    },
  );
});

describe('headers', () => {
  const policyOf = (answer: Response) => answer.headers.get('content-security-policy') ?? '';

  it('let nothing but our own files into a page, and no other site around it', async () => {
    const answer = await go((await open({ page: { language: 'PT', layout: 'web' } })).checkoutUrl);
    expect(policyOf(answer)).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policyOf(answer)).toContain("frame-ancestors 'none'");
    expect(policyOf(answer)).not.toContain('unsafe');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('same-origin');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  });

  it('open the script and its frame to other sites, and nothing else', async () => {
    const { checkoutUrl } = await open(embedded);
    const script = await go(checkoutUrl);
    const frame = await go(`${checkoutUrl}&frame=1`);
    for (const answer of [script, frame]) {
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(answer.headers.get('x-frame-options')).toBeNull();
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect(policyOf(frame)).toContain('frame-ancestors *');
    expect(policyOf(frame)).toContain("script-src 'self'");
  });

  it('let a browser keep files whose names change with their content', async () => {
    const file = await go('/assets/page-1.js');
    expect(await file.text()).toBe('draw()');
    expect(file.headers.get('content-type')).toBe('text/javascript');
    expect(file.headers.get('cache-control')).toContain('immutable');
    for (const name of ['page-2.js', '..%2Fmain.ts', '%2E%2E%2Frender.mjs']) {
      expect((await go(`/assets/${name}`)).status).toBe(404);
    }
  });
});

describe('nobody’s page', () => {
  const nobody = '0'.repeat(40);

  it.each([
    `/paypay/referencia/referencia_c/pay/${nobody}/paypay/${nobody}`,
    `/paypaybeta/checkout/v2/form/${nobody}`,
    `/paypay/checkout/v2/embed/${nobody}`,
    `/paypay/checkout/v2/embed/${nobody}?page_layout=embed`,
    `/paypay/checkout/v2/embed/${nobody}?page_layout=embed&frame=1`,
    `/checkout/form/${nobody}`,
    '/checkout/form/a%00b',
    '/checkout/form/%E0%A4%A',
  ])('is said to be unknown, in the reader’s language: %s', async (address) => {
    const answer = await go(address, { 'accept-language': 'es-ES' });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const { view, look } = await shown(answer);
    expect(view).toBeNull();
    expect(look.language).toBe('ES');
  });

  it('is one whose hash is not the token’s', async () => {
    const { checkoutUrl } = await open({ page: { language: 'PT', layout: 'web' } });
    const wrong = checkoutUrl.replace(/pay\/[0-9a-f]{40}\//, `pay/${'0'.repeat(40)}/`);
    expect((await go(wrong)).status).toBe(404);
    const { checkoutUrl: other } = await open({ page: { language: 'PT', layout: 'web' } });
    const [, hash = ''] = /pay\/([0-9a-f]{40})\//.exec(other) ?? [];
    expect((await go(checkoutUrl.replace(/pay\/[0-9a-f]{40}\//, `pay/${hash}/`))).status).toBe(404);
  });
});

import type { Checkout } from '@balcao/contract/resources/checkouts/schema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const { own, theirs } = seed.customers;
const create = (body: object) => testSandbox.api.post<Checkout>('/api/checkouts', body);
const nobody = '00000000-0000-0000-0000-000000000000';
const elevenRedirects = Array(11).fill({ type: 'back', url: 'https://loja.example' });
const longUrl = 'https://loja.example/'.padEnd(2001, 'x');
const otherSchemes = [
  'javascript:alert(1)',
  'intent://pay#Intent;end',
  'jar:https://a.example!/b',
  'shell:startup',
  'loja://x',
];

describe('a checkout is refused', () => {
  const save = (wish: string) => ({
    paymentMethod: { code: 'CC', details: { [wish]: true } },
    customer: { uuid: own },
  });
  const page = (layout: string) => ({ page: { language: 'PT', layout } });

  it.each<[why: string, payment: object, rest: object, refusal: string, pointer: string]>([
    [
      'a method that is not available',
      { paymentMethod: { code: 'CC' }, availableMethods: [{ code: 'MB' }] },
      {},
      '400 e00401',
      '/payment/paymentMethod/code',
    ],
    [
      'a type the method lacks',
      { availableMethods: [{ code: 'MW', type: 'TPA' }] },
      {},
      '400 e00402',
      '/payment/availableMethods/0/type',
    ],
    ['a refund', { type: 'refund' }, {}, '400 e00402', '/payment/type'],
    [
      'an authorization by phone',
      { type: 'authorization', paymentMethod: { code: 'MW' } },
      {},
      '400 e00402',
      '/payment/type',
    ],
    [
      'an authorization without cards',
      { type: 'authorization', availableMethods: [{ code: 'MB' }] },
      {},
      '400 e00402',
      '/payment/type',
    ],
    [
      'less than the method takes',
      { amount: 99, paymentMethod: { code: 'MB' } },
      {},
      '400 e00301',
      '/payment/amount',
    ],
    ['less than any method takes', { amount: 49 }, {}, '400 e00301', '/payment/amount'],
    [
      'more than the listed ones take',
      { amount: 2_000_000, availableMethods: [{ code: 'CC' }, { code: 'MW' }] },
      {},
      '400 e00301',
      '/payment/amount',
    ],
    [
      'an unknown account',
      { bankAccount: { code: 'OUTRA001' } },
      {},
      '422 e00220',
      '/payment/bankAccount/code',
    ],
    [
      'an end in the past',
      { validDate: { end: '2026-01-15T09:00:00' } },
      {},
      '422 e00226',
      '/payment/validDate/end',
    ],
    ['an unknown customer', { customer: { uuid: nobody } }, {}, '404 e00502', '/payment/customer/uuid'],
    ['somebody else’s customer', { customer: { uuid: theirs } }, {}, '404 e00502', '/payment/customer/uuid'],
    [
      'saving without a customer',
      { ...save('createRegistration'), customer: undefined },
      {},
      '422 e05001',
      '/payment/customer/uuid',
    ],
    [
      'asking without a customer',
      { ...save('allowRegistration'), customer: undefined },
      {},
      '422 e05001',
      '/payment/customer/uuid',
    ],
    [
      'asking on a whole page',
      save('allowRegistration'),
      page('web'),
      '422 e00217',
      '/payment/paymentMethod/details/allowRegistration',
    ],
    [
      'saving a reference',
      { ...save('createRegistration'), paymentMethod: { code: 'MB', details: { createRegistration: true } } },
      {},
      '400 e00402',
      '/payment/paymentMethod/details',
    ],
    [
      'an unknown saved method',
      { customer: { uuid: own }, paymentMethod: { uuid: nobody } },
      {},
      '422 e00218',
      '/payment/paymentMethod/uuid',
    ],
    [
      'a saved method, which needs no page',
      { customer: { uuid: own }, paymentMethod: { uuid: seed.savedMethods.card } },
      {},
      '400 e00402',
      '/payment/paymentMethod/uuid',
    ],
    ['embed without its action redirect', {}, page('embed'), '422 e00205', '/redirects'],
    [
      'embed with other redirects',
      {},
      { ...page('embed'), redirects: [{ type: 'success', url: 'https://loja.example' }] },
      '422 e00205',
      '/redirects',
    ],
    ['no language', {}, { page: { layout: 'web' } }, '422 e00204', '/page/language'],
    ['an unknown layout', {}, page('inApp'), '422 e00230', '/page/layout'],
    [
      'an unknown redirect',
      {},
      { redirects: [{ type: 'home', url: 'https://loja.example' }] },
      '422 e00205',
      '/redirects/0/type',
    ],
    ...otherSchemes.map<[string, object, object, string, string]>((url) => [
      `a redirect to ${url}`,
      {},
      { redirects: [{ type: 'back', url }] },
      '422 e00206',
      '/redirects/0/url',
    ]),
    ['too many redirects', {}, { redirects: elevenRedirects }, '422 e00219', '/redirects'],
    [
      'a redirect too long',
      {},
      { redirects: [{ type: 'back', url: longUrl }] },
      '422 e00206',
      '/redirects/0/url',
    ],
    ['a summary too long', { summary: 'x'.repeat(1001) }, {}, '422 e00227', '/payment/summary'],
    [
      'too much additional data',
      { additionalData: Array(21).fill({ key: 'k', value: 'v', type: 'STRING' }) },
      {},
      '422 e00219',
      '/payment/additionalData',
    ],
    ['an amount beyond all', { amount: 2_147_483_648 }, {}, '422 e00202', '/payment/amount'],
    ['no amount', { amount: undefined }, {}, '422 e00202', '/payment/amount'],
  ])('for %s', async (_, payment, rest, refusal, pointer) => {
    const before = (await testSandbox.api.get('/api/payments')).body.meta?.totalCount;
    const answer = await create({ payment: { amount: 1000, ...payment }, ...rest });
    expect(answer.refusals).toEqual([refusal]);
    expect(answer.body.error?.errors[0]?.source).toEqual({ pointer });
    expect((await testSandbox.api.get('/api/payments')).body.meta?.totalCount).toBe(before);
  });

  it('without a payment: e00201', async () => {
    expect((await create({ page: { language: 'PT' } })).refusals).toEqual(['422 e00201']);
  });

  it('for a repeated customUniqueId: 409 e00600', async () => {
    const payment = { amount: 1000, customUniqueId: 'U-1' };
    expect((await create({ payment })).status).toBe(201);
    const again = await create({ payment });
    expect(again.refusals).toEqual(['409 e00600']);
    expect(again.body.error?.errors[0]?.source).toEqual({ pointer: '/payment/customUniqueId' });
  });

  it.each(['createRegistration', 'allowRegistration'])(
    'but %s is fine on basic and default',
    async (wish) => {
      for (const rest of [{}, page('basic'), page('default')]) {
        expect((await create({ payment: { amount: 1000, ...save(wish) }, ...rest })).status).toBe(201);
      }
    },
  );
});

import type { Checkout } from '@balcao/contract/resources/checkouts/checkoutSchema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const create = (body: object) => testSandbox.api.post<Checkout>('/api/checkouts', body);
const { own, theirs } = seed.customers;
const nobody = '00000000-0000-0000-0000-000000000000';

describe('a checkout is refused', () => {
  const save = (wish: string) => ({
    paymentMethod: { code: 'CC', details: { [wish]: true } },
    customer: { uuid: own },
  });
  const page = (layout: string) => ({ page: { language: 'PT', layout } });

  it.each<[why: string, payment: object, rest: object, refusal: string, pointer: string]>([
    ['a refund', { type: 'refund' }, {}, '400 e00402', '/payment/type'],
    ['less than any method takes', { amount: 49 }, {}, '400 e00301', '/payment/amount'],
    ['somebody else’s customer', { customer: { uuid: theirs } }, {}, '404 e00502', '/payment/customer/uuid'],
    [
      'asking on a whole page',
      save('allowRegistration'),
      page('web'),
      '422 e00217',
      '/payment/paymentMethod/details/allowRegistration',
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
    [
      'two places to go to after the payment',
      {},
      { redirects: ['a', 'b'].map((path) => ({ type: 'success', url: `https://loja.example/${path}` })) },
      '422 e00205',
      '/redirects/1/type',
    ],
    [
      'two types of reference',
      { availableMethods: ['REALTIME', 'NORMAL'].map((type) => ({ code: 'MB', type })) },
      {},
      '400 e00402',
      '/payment/availableMethods/1/type',
    ],
    [
      'a redirect that is a script',
      {},
      { redirects: [{ type: 'back', url: 'javascript:alert(1)' }] },
      '422 e00206',
      '/redirects/0/url',
    ],
  ])('for %s', async (_, payment, rest, refusal, pointer) => {
    const before = (await testSandbox.api.get('/api/payments')).body.meta?.totalCount;
    const answer = await create({ payment: { amount: 1000, ...payment }, ...rest });
    expect(answer.refusals).toEqual([refusal]);
    expect(answer.body.error?.errors[0]?.source).toEqual({ pointer });
    expect((await testSandbox.api.get('/api/payments')).body.meta?.totalCount).toBe(before);
  });

  it('for the scheme of an app without a dot, and says so', async () => {
    const redirects = [{ type: 'action', url: 'myapp://done' }];
    const { body } = await create({ payment: { amount: 1000 }, redirects });
    expect(body.error?.errors[0]?.msg).toContain('com ponto');
  });
});

import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { useTestSandbox } from '../../testing/testSandbox.ts';

/** What a repeated call does: the table of the errors guide, for calls whose response was lost. */

const testSandbox = useTestSandbox();
const { confirmedReference, initialRecurring, authorisedCard, realtimeReference } = seed.payments;
const customUniqueId = 'ORDER-LOST';
const byPhone = { code: 'MW', details: { phoneNumber: '351#912345678' } };
const terminalPath = `/api/terminals/${seed.terminals[0].uuid}`;
const processed = {
  type: 'payment',
  paymentMethod: { code: 'CC', type: 'TPA', details: { brand: 'VISA', last4Digits: '5148' } },
  stateDetails: { state: 'confirmed', createdAt: '2026-01-15T09:58:00+00:00' },
  amount: 1000,
  code: 'A1B2C3',
};
const person = { customerId: 'C-77', firstName: 'Ana' };

type Call = (body?: object) => Promise<{ status: number; refusals: readonly string[]; data: unknown }>;
const post =
  (path: string, body: object): Call =>
  () =>
    testSandbox.api.post(path, body);
const payments = (query: string) => testSandbox.api.get<Payment[]>(`/api/payments?${query}`);

describe('a repeated call', () => {
  const guarded: [string, Call, string][] = [
    [
      'POST /payments',
      post('/api/payments', { amount: 1000, customUniqueId, paymentMethod: byPhone }),
      '409 e00600',
    ],
    [
      'POST /payments/references',
      post('/api/payments/references', { amount: 1000, customUniqueId }),
      '409 e00600',
    ],
    ['POST /checkouts', post('/api/checkouts', { payment: { amount: 1000, customUniqueId } }), '409 e00600'],
    ['POST /terminals/{uuid}/payments', post(`${terminalPath}/payments`, { amount: 1000 }), '400 e00600'],
    [
      'POST /terminals/{uuid}/processedPayments',
      post(`${terminalPath}/processedPayments`, processed),
      '409 e00600',
    ],
    [
      'POST /entities',
      post('/api/entities', {
        clientId: '500000000',
        name: 'Livraria de Exemplo, Lda.',
        user: { name: 'Maria Silva', email: 'maria.silva@loja.example' },
      }),
      '409 e00300',
    ],
    [
      'PATCH /payments/{id}/cancellation',
      () => testSandbox.api.patch(`/api/payments/${realtimeReference}/cancellation`, {}),
      '400 e00600',
    ],
    [
      'DELETE /customers/{uuid}',
      () => testSandbox.api.delete(`/api/customers/${seed.customers.own}`),
      '404 e00502',
    ],
  ];

  it.each(guarded)('%s is refused and does nothing twice', async (_, call, refusal) => {
    expect((await call()).refusals).toEqual([]);
    const before = (await payments('limit=1')).body.meta?.totalCount;
    expect((await call()).refusals).toEqual([refusal]);
    expect((await payments('limit=1')).body.meta?.totalCount).toBe(before);
  });

  const unguarded: [string, string, string][] = [
    ['refunds', confirmedReference, 'type=refund'],
    ['captures', authorisedCard, 'type=capture'],
    ['recurrings', initialRecurring, 'recurring_type=REPEATED'],
  ];

  it.each(unguarded)(
    'POST /payments/{id}/%s moves money twice; the list shows the first',
    async (sort, id, is) => {
      const call = post(`/api/payments/${id}/${sort}`, { amount: sort === 'recurrings' ? 1000 : 100 });
      const mine = async () => (await payments(`initialPaymentId=${id}&${is}`)).data.length;
      const before = await mine();
      expect((await call()).status).toBe(201);
      expect(await mine()).toBe(before + 1);
      expect((await call()).status).toBe(201);
      expect(await mine()).toBe(before + 2);
    },
  );

  it('POST /webhooks subscribes twice', async () => {
    const body = { action: 'payment_confirmed', url: 'https://loja.example/webhook' };
    const subscriptions = async () => (await testSandbox.api.get<unknown[]>('/api/webhooks')).data.length;
    const before = await subscriptions();
    for (const added of [1, 2]) {
      expect((await testSandbox.api.post('/api/webhooks', body)).status).toBe(200);
      expect(await subscriptions()).toBe(before + added);
    }
  });

  it('POST /customers gives the same customer, when it has a customerId', async () => {
    const [first, second] = [
      await testSandbox.api.post('/api/customers', person),
      await testSandbox.api.post('/api/customers', person),
    ];
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.data).toEqual(first.data);
  });
});

describe('a checkout whose response was lost', () => {
  it('is found as its payment, cancelled, and made anew under another customUniqueId', async () => {
    await testSandbox.api.post('/api/checkouts', { payment: { amount: 1000, customUniqueId } });
    const [lost] = (await payments(`customUniqueId=${customUniqueId}`)).data;
    expect(lost?.stateDetails.state).toBe('pending');
    const body = { ignoreUnsupported: true };
    const cancelled = await testSandbox.api.patch<Payment>(`/api/payments/${lost?.id}/cancellation`, body);
    expect(cancelled.data.stateDetails.state).toBe('cancelled');
    const again = { payment: { amount: 1000, customUniqueId: `${customUniqueId}-2` } };
    expect((await testSandbox.api.post('/api/checkouts', again)).status).toBe(201);
  });
});

import type { TokenCreated, TokenDetails } from '@balcao/contract/resources/token/tokenSchema.ts';
import { describe, expect, it } from 'vitest';
import { cards, purchases } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const { open, cancel, capture } = purchases(testSandbox);
const create = (body: object) => testSandbox.api.post<TokenCreated>('/api/token', body);
const read = async (token: string) => (await testSandbox.api.get<TokenDetails>(`/api/token/${token}`)).data;

const transaction = { id: 'ORDER42', amount: 1000, code: 'REF-42', summary: 'Encomenda 42' };

describe('the old token flow', () => {
  it('reads checkouts too, and says what the merchant may do', async () => {
    const page = await open({ payment: { type: 'authorization' } });
    await page.card(cards.visa);
    expect((await read(page.id)).stateDetails.actions).toEqual(['capture', 'cancel']);
    await capture(page.paymentId, 1000);
    expect((await read(page.id)).stateDetails.actions).toEqual([]);
    const other = await open();
    await other.card(cards.declined);
    expect((await read(other.id)).stateDetails).toMatchObject({
      state: 'PaymentError',
      actions: ['cancel'],
      error: { errors: [{ code: 'e02433' }] },
    });
    await cancel(other.paymentId);
    expect((await read(other.id)).stateDetails.actions).toEqual([]);
  });

  it('tells its times with the summer’s offset', async () => {
    testSandbox.clock.at = Date.UTC(2026, 6, 15, 10);
    expect((await create({ transaction })).data.tokenTimestamp).toBe('2026-07-15T11:00:00+0100');
  });
});

describe('a token is refused', () => {
  it.each<[why: string, body: object, refusal: string, pointer: string]>([
    [
      'saving without a customer',
      { transaction, paymentMethod: { code: 'CC', details: { createRegistration: true } } },
      '422 e05001',
      '/customer/uuid',
    ],
    ['embed without action', { transaction, page: { language: 'PT', layout: 'embed' } }, '422 e00205', '/redirects'],
  ])('for %s', async (_, body, refusal, pointer) => {
    const answer = await create(body);
    expect(answer.refusals).toEqual([refusal]);
    expect(answer.body.error?.errors[0]?.source).toEqual({ pointer });
  });
});

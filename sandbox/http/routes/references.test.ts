import { multibancoReference } from '@balcao/contract/checkDigits.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const path = '/api/payments/references';
const { entity, start, end } = seed.referenceRange;

const create = (body: object) => testSandbox.api.post<Payment>(path, body);
const own = (seven: string, amount = 1000, more = {}) =>
  create({ amount, referenceDetails: { reference: multibancoReference(entity, seven, amount) }, ...more });

describe('a reference from the range', () => {
  it('keeps no method that does not take its amount', async () => {
    const availableMethods = [{ code: 'MW' }, { code: 'MB' }];
    const { data } = await create({ amount: 9_999_999, availableMethods });
    expect(data.availableMethods).toMatchObject([{ code: 'MB' }]);
  });

  it.each([
    ['by another method', { amount: 1000, availableMethods: [{ code: 'MW' }] }, '400 e00401'],
    [
      'above the greatest, although another method is asked for',
      { amount: 10_000_000, availableMethods: [{ code: 'CC' }, { code: 'MB' }] },
      '400 e00301',
    ],
    ['with a type Multibanco lacks', { amount: 1000, availableMethods: [{ code: 'MB', type: 'TPA' }] }, '400 e00402'],
    ['by another chosen method', { amount: 1000, paymentMethod: { code: 'CC' } }, '400 e00401'],
    ['from another entity’s range', { amount: 1000, referenceRange: { id: 2 } }, '400 e00300'],
  ])('is refused %s', async (_, body, refusal) => {
    expect((await create(body)).refusals).toEqual([refusal]);
  });
});

describe('the merchant’s own reference', () => {
  it('is taken at both ends of the range', async () => {
    expect((await own(end)).status).toBe(201);
    expect((await own(start)).refusals).toEqual(['409 e00600']);
  });

  it.each(['0000000', '0100000', '9999999'])('is refused outside the range: %s', async (outside) => {
    const answer = await own(outside);
    expect(answer.refusals).toEqual(['400 e00300']);
    const [detail] = answer.body.error?.errors ?? [];
    expect(detail?.source).toEqual({ pointer: '/referenceDetails/reference' });
    expect(detail?.msg).toContain(`${start} a ${end}`);
  });

  it('is refused when taken, for the same amount and for another, and stays with its owner', async () => {
    const first = await own('0000042');
    expect((await own('0000042')).refusals).toEqual(['409 e00600']);
    const other = await own('0000042', 2000);
    expect(other.refusals).toEqual(['409 e00600']);
    expect(other.body.error?.errors[0]?.source).toEqual({ pointer: '/referenceDetails/reference' });
    expect(other.body.error?.errors[0]?.msg).toContain(
      `são da referência 000004266, do pagamento ${first.data.id} (1000 cêntimos, pending)`,
    );
    const kept = await testSandbox.api.get<Payment>(`/api/payments/${first.data.id}`);
    expect(kept.data.amount).toBe(1000);
    expect((await create({ amount: 1000 })).data.id).toBe('1102');
  });
});

describe('a reference saves nothing and is paid by Multibanco', () => {
  const customer = { uuid: seed.customers.own };
  const saving = { code: 'MB', details: { createRegistration: true } };

  it.each([
    ['a saved card', { paymentMethod: { uuid: seed.savedMethods.card } }, '400 e00401'],
    ['createRegistration', { paymentMethod: saving }, '400 e00402'],
    ['allowRegistration', { paymentMethod: { code: 'MB', details: { allowRegistration: true } } }, '400 e00402'],
  ])('refuses %s', async (_, body, refusal) => {
    expect((await create({ amount: 1000, customer, ...body })).refusals).toEqual([refusal]);
  });

  it('refuses to be saved by POST /payments too', async () => {
    const made = await testSandbox.api.post('/api/payments', {
      amount: 1000,
      customer,
      paymentMethod: saving,
    });
    expect(made.refusals).toEqual(['400 e00402']);
  });
});

import {
  multibancoCheckDigits,
  multibancoReference,
} from '@balcao/contract/checkDigits/multibancoReference.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const path = '/api/payments/references';
const { entity, start, end } = seed.referenceRange;

const create = (body: object) => testSandbox.api.post<Payment>(path, body);
const own = (seven: string, amount = 1000, more = {}) =>
  create({ amount, referenceDetails: { reference: multibancoReference(entity, seven, amount) }, ...more });
const seven = (n: number) => String(n).padStart(7, '0');

describe('a reference from the range', () => {
  it('follows the seeded ones, with the check digits of its amount', async () => {
    const { status, data } = await create({ amount: 12345 });
    expect(status).toBe(201);
    expect(data.referenceDetails).toEqual({
      entity,
      reference: multibancoReference(entity, '0000006', 12345),
    });
    expect(data).toMatchObject({
      id: '1101',
      clientId: '999999990',
      type: 'payment',
      amount: 12345,
      stateDetails: { state: 'pending', createdAt: '2026-01-15T10:00:00+00:00' },
      availableMethods: [{ code: 'MB', type: 'NORMAL', name: 'Multibanco' }],
      bankAccount: { code: 'BALCAO01', bankName: 'Banco de Exemplo', last4digits: '0172' },
    });
    expect(data.paymentMethod).toBeUndefined();
    expect(data.paymentFee).toBeUndefined();
  });

  it('gives back what was sent', async () => {
    const sent = {
      amount: 1000,
      customUniqueId: 'ORDER-1',
      code: 'REF-1',
      summary: 'Encomenda 1',
      callbackUrl: 'https://loja.example/cb',
      validDate: {
        start: '2026-01-20T00:00:00+00:00',
        end: '2026-02-20T23:59:59+00:00',
        blockLatePayment: true,
      },
      customer: { customerId: 'C-1', firstName: 'Maria', email: 'maria@cliente.example', language: 'PT' },
      billingAddress: { country: 'PT', city: 'Lisboa', street1: 'Rua Augusta 1', postCode: '1100-048' },
      shippingAddress: { country: 'ES', city: 'Vigo' },
      additionalData: [{ key: 'table', value: '7', type: 'INTEGER' }],
    };
    const { data } = await create({ ...sent, bankAccount: { code: 'BALCAO02' } });
    expect(data).toMatchObject(sent);
    expect(data.bankAccount?.code).toBe('BALCAO02');
    expect((await testSandbox.api.get<Payment>(`/api/payments/${data.id}`)).data).toEqual(data);
  });

  it('is REALTIME when asked for, and as the entity has it for DEFAULT', async () => {
    for (const [type, given] of [
      ['REALTIME', 'REALTIME'],
      ['NORMAL', 'NORMAL'],
      ['DEFAULT', 'NORMAL'],
    ]) {
      const { data } = await create({ amount: 1000, availableMethods: [{ code: 'MB', type }] });
      expect(data.availableMethods).toEqual([{ code: 'MB', type: given, name: 'Multibanco' }]);
    }
  });

  it('has the other methods asked for beside Multibanco, and one of them may pay instead', async () => {
    const availableMethods = [{ code: 'MW' }, { code: 'MB' }, { code: 'CC' }];
    const { status, data } = await create({ amount: 1000, availableMethods });
    expect([status, data.referenceDetails.entity]).toEqual([201, entity]);
    expect(data.availableMethods).toMatchObject([
      { code: 'MW', type: 'DEFAULT' },
      { code: 'MB', type: 'NORMAL' },
      { code: 'CC', type: 'DEFAULT' },
    ]);
    const paymentMethod = { code: 'MW', details: { phoneNumber: '351#900000001' } };
    const tried = await testSandbox.api.put<Payment>(`/api/payments/${data.id}`, { paymentMethod });
    expect(tried.data.paymentMethod).toMatchObject({ code: 'MW', type: 'DEFAULT' });
    const alone = await create({ amount: 1000 });
    const refused = await testSandbox.api.put(`/api/payments/${alone.data.id}`, { paymentMethod });
    expect(refused.refusals).toEqual(['400 e00401']);
  });

  it('is paid at the cash machine, whatever other methods it has', async () => {
    const availableMethods = [{ code: 'MW' }, { code: 'MB' }, { code: 'CC' }];
    const { data } = await create({ amount: 1000, availableMethods });
    const { reference } = data.referenceDetails;
    const paid = await testSandbox.api.post<Payment>('/sandbox/atm', { entity, reference, amount: 1000 });
    expect(paid.data).toMatchObject({ stateDetails: { state: 'confirmed' }, paymentMethod: { code: 'MB' } });
  });

  it('keeps no method that does not take its amount', async () => {
    const availableMethods = [{ code: 'MW' }, { code: 'MB' }];
    const { data } = await create({ amount: 9_999_999, availableMethods });
    expect(data.availableMethods).toMatchObject([{ code: 'MB' }]);
  });

  it.each([
    ['below the least amount', { amount: 99 }, '400 e00301'],
    ['above the greatest', { amount: 10_000_000 }, '400 e00301'],
    ['by another method', { amount: 1000, availableMethods: [{ code: 'MW' }] }, '400 e00401'],
    [
      'by other methods alone',
      { amount: 1000, availableMethods: [{ code: 'MW' }, { code: 'CC' }] },
      '400 e00401',
    ],
    [
      'above the greatest, although another method is asked for',
      { amount: 10_000_000, availableMethods: [{ code: 'CC' }, { code: 'MB' }] },
      '400 e00301',
    ],
    ['by another chosen method', { amount: 1000, paymentMethod: { code: 'CC' } }, '400 e00401'],
    ['of another type', { amount: 1000, type: 'authorization' }, '400 e00402'],
    [
      'with a type Multibanco lacks',
      { amount: 1000, availableMethods: [{ code: 'MB', type: 'TPA' }] },
      '400 e00402',
    ],
    ['from an unknown range', { amount: 1000, referenceRange: { id: 99 } }, '400 e00300'],
    ['from another entity’s range', { amount: 1000, referenceRange: { id: 2 } }, '400 e00300'],
    [
      'for an unknown customer',
      { amount: 1000, customer: { uuid: '00000000-0000-0000-0000-000000000000' } },
      '404 e00502',
    ],
  ])('is refused %s', async (_, body, refusal) => {
    expect((await create(body)).refusals).toEqual([refusal]);
  });
});

describe('the merchant’s own reference', () => {
  it('is taken inside the range with right check digits', async () => {
    const { data } = await own('0000042');
    expect(data.referenceDetails).toEqual({ entity, reference: '000004266' });
  });

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

  it('is refused with wrong check digits, naming the right ones', async () => {
    const answer = await create({ amount: 1000, referenceDetails: { reference: '000004200' } });
    expect(answer.refusals).toEqual(['400 e00300']);
    expect(answer.body.error?.errors[0]?.msg).toContain(multibancoCheckDigits(entity, '0000042', 1000));
  });

  it('is refused for another amount than its check digits prove', async () => {
    const answer = await create({ amount: 1001, referenceDetails: { reference: '000004266' } });
    expect(answer.refusals).toEqual(['400 e00300']);
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

  it('is stepped over when the range comes to it', async () => {
    for (const n of [6, 7, 9]) await own(seven(n));
    const issued = [];
    for (let n = 0; n < 3; n += 1)
      issued.push((await create({ amount: 1000 })).data.referenceDetails.reference);
    expect(issued.map((reference) => reference.slice(0, 7))).toEqual(['0000008', '0000010', '0000011']);
  });
});

describe('check digits', () => {
  it('follow the amount, from the least to the greatest', async () => {
    for (const amount of [100, 101, 9_999_999]) {
      const { data } = await create({ amount });
      const { reference } = data.referenceDetails;
      expect(reference.slice(7)).toBe(multibancoCheckDigits(entity, reference.slice(0, 7), amount));
      const paid = await testSandbox.api.post<Payment>('/sandbox/atm', { entity, reference, amount });
      expect(paid.data.stateDetails.state).toBe('confirmed');
    }
  });
});

describe('a reference saves nothing and is paid by Multibanco', () => {
  const customer = { uuid: seed.customers.own };
  const saving = { code: 'MB', details: { createRegistration: true } };

  it.each([
    ['a saved card', { paymentMethod: { uuid: seed.savedMethods.card } }, '400 e00401'],
    ['createRegistration', { paymentMethod: saving }, '400 e00402'],
    [
      'allowRegistration',
      { paymentMethod: { code: 'MB', details: { allowRegistration: true } } },
      '400 e00402',
    ],
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

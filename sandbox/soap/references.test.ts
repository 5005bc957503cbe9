import { multibancoReference } from '@balcao/contract/checkDigits/multibancoReference.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { soapOf } from '../testing/soap.ts';
import { useTestSandbox } from '../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const soap = () => soapOf(testSandbox);
const { entity } = seed.referenceRange;

describe('createPaymentReference', () => {
  it('gives a reference under new and old names alike, which REST finds too', async () => {
    const sent = {
      amount: '1999',
      productCode: 'PED-7',
      productDesc: 'Encomenda 7',
      validEndDate: '2026-02-01T23:59:59+00:00',
      bankAccountCode: 'BALCAO02',
      buyer: { firstName: 'Maria', email: 'maria@cliente.example', phoneNumber: '900000001' },
      billingAddress: { country: 'PT', city: 'Lisboa' },
    };
    const made = await soap().call('createPaymentReference', sent);
    expect(made).toMatchObject({
      integrationState: { state: '1', code: '02' },
      state: '1',
      paymentId: '1101',
      idPayment: '1101',
      amount: '1999',
      atmEntity: entity,
      reference: multibancoReference(entity, '0000006', 1999),
      productCode: 'PED-7',
      productDesc: 'Encomenda 7',
      validStartDate: '2026-01-15T10:00:00+00:00',
      validEndDate: '2026-02-01T23:59:59+00:00',
      creditCardPayment: '1',
      atmPayment: '1',
      mbwPayment: '1',
      err_code: undefined,
    });
    expect(made.hash).toMatch(/^[0-9a-f]{40}$/);
    expect(made.linkPayment).toMatch(/^http:\/\/localhost:4000\//);
    const { data } = await testSandbox.api.get<Payment>('/api/payments/1101');
    expect(data).toMatchObject({
      amount: 1999,
      code: 'PED-7',
      referenceDetails: { entity, reference: made.reference },
      bankAccount: { code: 'BALCAO02' },
      customer: { firstName: 'Maria', phoneNumber: '351#900000001', language: 'PT' },
      billingAddress: { country: 'PT', city: 'Lisboa' },
    });
  });

  it('offers what is asked for alone, by either name of a code, or one beside the other empty', async () => {
    for (const option of [
      { code: 'MB', type: 'REALTIME' },
      { optionCode: 'MB', type: 'REALTIME' },
      { code: null, optionCode: 'MB', type: 'REALTIME' },
      { code: '', optionCode: 'MB', type: 'REALTIME' },
    ]) {
      const made = await soap().call('createPaymentReference', { amount: 1000, paymentOptions: [option] });
      expect(made.paymentOptions).toMatchObject([{ code: 'MB', name: 'Multibanco' }]);
      expect([made.creditCardPayment, made.atmPayment, made.mbwPayment]).toEqual(['0', '1', '0']);
      const { data } = await testSandbox.api.get<Payment>(`/api/payments/${made.paymentId}`);
      expect(data.availableMethods).toMatchObject([{ code: 'MB', type: 'REALTIME' }]);
    }
  });

  it('has icons that answer', async () => {
    const { paymentOptions } = await soap().call('createPaymentReference', { amount: 1000 });
    for (const { iconUrl } of paymentOptions) {
      const response = await testSandbox.sandbox.fetch(new Request(iconUrl));
      expect(response.headers.get('content-type')).toBe('image/svg+xml');
      expect(await response.text()).toMatch(/^<svg /);
    }
  });

  it.each([
    [seed.soapEntities.withoutReferences, '03'],
    [seed.soapEntities.withoutRange, '04'],
    [seed.soapEntities.withoutMethods, '05'],
  ])('makes nothing for %s, whose integration is in state %s', async (nif, code) => {
    const answer = await soap().call('createPaymentReference', { amount: 1000 }, { nif });
    expect(answer).toMatchObject({
      integrationState: { state: '0', code },
      state: '0',
      paymentId: undefined,
    });
  });
});

describe('saveEntityPayments', () => {
  const own = (seven: string, amount = 1000, more: object = {}) => ({
    referenceEntity: entity,
    reference: multibancoReference(entity, seven, amount),
    amount,
    ...more,
  });

  it('registers references that REST finds, with either form of date', async () => {
    const items = [
      own('0000420', 1500, { creationDate: '15-01-2026 09:00:00', productCode: 'A' }),
      own('0000421', 1600, {
        creationDate: '2026-01-15T09:00:00+00:00',
        validEndDate: '20-01-2026 23:59:59',
      }),
    ];
    const answer = await soap().call('saveEntityPayments', items);
    expect(answer).toEqual({
      integrationState: { state: '1', code: '02', message: 'Pronto' },
      paymentReferenceErrors: [],
    });
    const { data } = await testSandbox.api.get<Payment[]>(
      '/api/payments?sort=id&createdAt[start]=2026-01-15T10:00:00Z',
    );
    expect(data.map(({ amount, validDate }) => [amount, validDate.end])).toEqual([
      [1500, '2026-07-15T23:59:59+01:00'],
      [1600, '2026-01-20T23:59:59+00:00'],
    ]);
  });

  it('keeps the good ones, tells of the others in their order, and says that it went in part', async () => {
    const bad = [own('0000001'), { ...own('0000423'), amount: 999 }, own('0150000')];
    const answer = await soap().call('saveEntityPayments', [bad[0], own('0000422'), bad[1], bad[2]]);
    expect(answer.integrationState.state).toBe('2');
    expect(answer.paymentReferenceErrors.map((error: object) => Object.values(error))).toEqual([
      ['0013', expect.stringMatching(/^Referência já processada/), entity, bad[0]?.reference],
      [
        '0011',
        expect.stringMatching(/^Dados da referência inválidos\. .*dígitos/),
        entity,
        bad[1]?.reference,
      ],
      [
        '0012',
        expect.stringContaining(`entidade ${entity} não está em nenhuma gama: ${entity} 0000001-0099999`),
        entity,
        bad[2]?.reference,
      ],
    ]);
    const repeated = await soap().call('saveEntityPayments', [own('0000422')]);
    expect(repeated.integrationState).toMatchObject({ state: '0', code: '0013' });
    const dearer = own('0000422', 2500);
    const { integrationState } = await soap().call('saveEntityPayments', [dearer]);
    const { reference } = own('0000422');
    expect(integrationState).toMatchObject({ state: '0', code: '0013' });
    expect(integrationState.message).toContain(`A referência ${dearer.reference} não existe`);
    expect(integrationState.message).toMatch(
      new RegExp(`da referência ${reference}, do pagamento \\d+ \\(1000 cêntimos, pending\\)`),
    );
  });
});

describe('the phone of a buyer, which only informs, refuses no payment', () => {
  it.each([
    ['+351 912 345 678', '351#912345678', []],
    ['00351-912-345-678', '351#912345678', []],
    ['912 345 678', '351#912345678', []],
    ['34#612345678', '34#612345678', []],
    ['351#351912345678', '351#351912345678', ['phone_number']],
    ['unknown', undefined, ['phone_left_out']],
    ['', undefined, []],
  ])('%s', async (phoneNumber, kept, reasons) => {
    const buyer = { firstName: 'Rita', phoneNumber };
    const { paymentId } = await soap().call('createPaymentReference', { amount: 1000, buyer });
    const { data } = await testSandbox.api.get<{ customer: { phoneNumber?: string } }>(
      `/api/payments/${paymentId}`,
    );
    expect(data.customer.phoneNumber ?? undefined).toBe(kept);
    await testSandbox.sandbox.settle();
    const logged =
      await testSandbox.api.get<{ operation: string; warnings: object[] }[]>('/sandbox/requests');
    const warned =
      logged.data.find(({ operation }) => operation === 'createPaymentReference')?.warnings ?? [];
    expect(warned).toEqual(
      reasons.map((reason) => ({ pointer: '/payment/buyer/phoneNumber', reason, nearest: null })),
    );
  });
});

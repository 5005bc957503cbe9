import { multibancoReference } from '@balcao/contract/checkDigits.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { soapOf } from '../testing/soapClient.ts';
import { useTestSandbox } from '../testing/testSandbox.ts';

const testSandbox = useTestSandbox();
const soap = () => soapOf(testSandbox);
const { entity } = seed.referenceRange;

describe('createPaymentReference', () => {
  it('has icons that answer', async () => {
    const { paymentOptions } = await soap().call('createPaymentReference', { amount: 1000 });
    for (const { iconUrl } of paymentOptions) {
      const response = await testSandbox.sandbox.fetch(new Request(iconUrl));
      expect(response.headers.get('content-type')).toBe('image/svg+xml');
      expect(await response.text()).toMatch(/^<svg /);
    }
  });
});

describe('saveEntityPayments', () => {
  const own = (seven: string, amount = 1000, more: object = {}) => ({
    referenceEntity: entity,
    reference: multibancoReference(entity, seven, amount),
    amount,
    ...more,
  });

  it('keeps the good ones, tells of the others in their order, and says that it went in part', async () => {
    const bad = [own('0000001'), { ...own('0000423'), amount: 999 }, own('0150000')];
    const answer = await soap().call('saveEntityPayments', [bad[0], own('0000422'), bad[1], bad[2]]);
    expect(answer.integrationState.state).toBe('2');
    expect(answer.paymentReferenceErrors.map((error: object) => Object.values(error))).toEqual([
      ['0013', expect.stringMatching(/^Referência já processada/), entity, bad[0]?.reference],
      ['0011', expect.stringMatching(/^Dados da referência inválidos\. .*dígitos/), entity, bad[1]?.reference],
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
    const { data } = await testSandbox.api.get<{ customer: { phoneNumber?: string } }>(`/api/payments/${paymentId}`);
    expect(data.customer.phoneNumber ?? undefined).toBe(kept);
    await testSandbox.sandbox.settle();
    const logged = await testSandbox.api.get<{ operation: string; warnings: object[] }[]>('/sandbox/requests');
    const warned = logged.data.find(({ operation }) => operation === 'createPaymentReference')?.warnings ?? [];
    expect(warned).toEqual(reasons.map((reason) => ({ pointer: '/payment/buyer/phoneNumber', reason, nearest: null })));
  });
});

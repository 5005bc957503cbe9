import { multibancoReference } from '@balcao/contract/checkDigits/multibancoReference.ts';
import { expect } from 'vitest';
import { proofs } from './check/proofs.ts';

const own = (seven: string, amount = 1000) => ({
  referenceEntity: '12345',
  reference: multibancoReference('12345', seven, amount),
  amount,
});

export default proofs('soap-save-entity-payments', {
  // ---- top
  // “Têm de as registar antes de alguém as pagar.”
  'top-1': async ({ soap, api }) => {
    const { referenceEntity: entity, reference, amount } = own('0000420');
    expect((await api.post('/sandbox/atm', { entity, reference, amount })).status).toBe(404);
    await soap.call('saveEntityPayments', [own('0000420')]);
    expect((await api.post('/sandbox/atm', { entity, reference, amount })).status).toBe(200);
  },
  // ---- check-digits
  // “Sete algarismos da gama e dois de controlo, que dependem da entidade e do montante.”
  'check-digits-1': async ({ soap }) => {
    expect(own('0000421').reference).toMatch(/^0000421\d\d$/);
    expect(own('0000421', 2000).reference).not.toBe(own('0000421', 1000).reference);
    expect(multibancoReference('54321', '0000421', 1000)).not.toBe(own('0000421').reference);
    const { integrationState } = await soap.call('saveEntityPayments', [{ ...own('0000421'), amount: 2000 }]);
    expect(integrationState).toMatchObject({ state: '0', code: '0011' });
  },
  // “Guarde a referência como texto: um zero à esquerda faz parte dela.”
  'check-digits-2': async ({ soap }) => {
    const { reference, ...rest } = own('0000422');
    expect(reference).toMatch(/^0/);
    const asNumber = { ...rest, reference: String(Number(reference)) };
    expect((await soap.call('saveEntityPayments', [asNumber])).integrationState.code).toBe('0011');
    expect((await soap.call('saveEntityPayments', [own('0000422')])).integrationState.state).toBe('1');
  },
  // ---- partly
  // “O estado é 1 quando todas foram aceites, 0 quando nenhuma, e 2 quando só algumas.”
  // “As recusadas vêm em paymentReferenceErrors, cada uma com o seu motivo; as outras ficam registadas.”
  // “Corrija e envie outra vez só as que faltam.”
  'partly-1': async ({ soap, api }) => {
    const save = (...items: object[]) => soap.call('saveEntityPayments', items);
    const wrong = { ...own('0000424'), amount: 999 };
    const outside = own('0150000');
    expect((await save(own('0000423'))).integrationState.state).toBe('1');
    expect((await save(wrong, outside)).integrationState.state).toBe('0');
    const partly = await save(own('0000425'), wrong, outside);
    expect(partly.integrationState.state).toBe('2');
    expect(
      partly.paymentReferenceErrors.map((error: Record<string, string>) => [
        error.errorCode,
        error.reference,
      ]),
    ).toEqual([
      ['0011', wrong.reference],
      ['0012', outside.reference],
    ]);
    const { referenceEntity: entity, reference, amount } = own('0000425');
    expect((await api.post('/sandbox/atm', { entity, reference, amount })).status).toBe(200);
    expect((await save(own('0000424'))).integrationState.state).toBe('1');
  },
});

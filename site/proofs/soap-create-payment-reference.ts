import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';

export default proofs('soap-create-payment-reference', {
  // ---- top
  // “Com Multibanco entre as opções, uma chamada dá-lhe a entidade, a referência e o montante para mostrar ao cliente.”
  'top-1': async ({ soap }) => {
    expect(await soap.call('createPaymentReference', { amount: 1999 })).toMatchObject({
      atmEntity: '12345',
      reference: expect.stringMatching(/^\d{9}$/),
      amount: '1999',
    });
  },
  // ---- validate
  // “Antes, se quiser, pergunte que métodos aceitam o montante.”
  // “validatePaymentReference leva os mesmos campos e não cria nada; é o que os plugins chamam em cada compra.”
  'validate-1': async ({ soap, api }) => {
    const count = async () => (await api.get('/api/payments')).body.meta?.totalCount;
    const before = await count();
    const fields = { amount: 60, productCode: 'PED-7', buyer: { firstName: 'Maria' } };
    const { paymentOptions } = await soap.call('validatePaymentReference', fields);
    expect(paymentOptions.map(({ code }: { code: string }) => code)).toEqual(['CC', 'MW']);
    expect(await count()).toBe(before);
    expect((await soap.call('createPaymentReference', { ...fields, amount: 1000 })).state).toBe('1');
  },
  // ---- create
  // “Mostre ao cliente atmEntity, reference e o montante, ou leve-o a linkPayment, que mostra os três.”
  'create-1': async ({ soap, payerOnPage }) => {
    const paymentOptions = [{ code: 'MB', type: 'DEFAULT' }];
    const made = await soap.call('createPaymentReference', { amount: 1999, paymentOptions });
    const token = new URL(made.linkPayment).pathname.split('/').at(-1) ?? '';
    const { data } = await payerOnPage(token).look();
    expect(data.reference).toMatchObject({ entity: made.atmEntity, reference: made.reference });
    expect(JSON.stringify(data)).toContain('1999');
  },
  // “Na sandbox, se as opções não têm Multibanco, ou ele não aceita o montante, atmEntity e reference não vêm: leve o cliente a linkPayment.”
  'create-2': chosen(['behaviour-soapNoReference'], async ({ soap }) => {
    for (const fields of [{ amount: 1000, paymentOptions: [{ code: 'CC' }] }, { amount: 60 }]) {
      const made = await soap.call('createPaymentReference', fields);
      expect(made).toMatchObject({ state: '1', linkPayment: expect.stringMatching(/^http/) });
      expect([made.atmEntity, made.reference]).toEqual([undefined, undefined]);
    }
  }),
  // ---- request
  // “Cada opção de paymentOptions diz um método e a forma de o processar.”
  // “Uma referência REALTIME pode ser cancelada; as outras, só com ignoreUnsupported.”
  'request-1': async ({ soap, get }) => {
    for (const [type, status] of [
      ['REALTIME', '1'],
      ['NORMAL', '0'],
      ['DEFAULT', '0'],
    ]) {
      const paymentOptions = [{ code: 'MB', type }];
      const { paymentId } = await soap.call('createPaymentReference', { amount: 1000, paymentOptions });
      expect((await get(paymentId)).availableMethods).toMatchObject([{ code: 'MB' }]);
      const { requestState } = await soap.call('cancelPayment', { paymentId });
      expect(requestState.state, type).toBe(status);
      const ignored = await soap.call('cancelPayment', { paymentId, ignoreUnsupported: 'true' });
      expect((await get(paymentId)).stateDetails.state, ignored.requestState.code).toBe('cancelled');
    }
  },
  // “A especificação chama optionCode ao método; nas mensagens é code.”
  // “A sandbox lê os dois nomes.”
  'request-2': chosen(['behaviour-soapOtherNames'], async ({ soap }) => {
    for (const name of ['code', 'optionCode']) {
      const paymentOptions = [{ [name]: 'MW', type: 'DEFAULT' }];
      const made = await soap.call('createPaymentReference', { amount: 1000, paymentOptions });
      expect(made.paymentOptions.map(({ code }: { code: string }) => code)).toEqual(['MW']);
    }
  }),
  // ---- errors
  // “O estado vem a 0, e o motivo em err_code e err_msg; se a recusa é das credenciais ou da entidade, esses vêm vazios e o motivo está em integrationState:”
  'errors-1': async ({ soap }) => {
    expect(await soap.call('createPaymentReference', { amount: 0 })).toMatchObject({
      state: '0',
      err_code: '0061',
      err_msg: expect.any(String),
    });
    const unknown = await soap.call('createPaymentReference', { amount: 1000 }, { hash: '0'.repeat(64) });
    expect(unknown).toMatchObject({ state: '0', integrationState: { state: '0', code: '00' } });
    expect([unknown.err_code, unknown.err_msg]).toEqual([undefined, undefined]);
  },
});

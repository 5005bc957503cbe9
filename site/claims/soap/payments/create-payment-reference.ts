import { expect } from 'vitest';
import { advice, claim, claims, provedBy } from '../../claims.ts';
import { oldShop } from '../verbs.ts';

export default claims({
  'front matter': [
    claim(
      'Peça uma referência Multibanco com createPaymentReference, pague-a na sandbox, receba o aviso e encontre o mesmo pagamento por REST.',
      oldShop,
    ),
  ],
  top: [
    claim(
      'Com Multibanco entre as opções, uma chamada dá-lhe a entidade, a referência e o montante para mostrar ao cliente.',
      async ({ soap }) => {
        expect(await soap.call('createPaymentReference', { amount: 1999 })).toMatchObject({
          atmEntity: '12345',
          reference: expect.stringMatching(/^\d{9}$/),
          amount: '1999',
        });
      },
    ),
  ],
  validate: [
    claim(
      [
        'Antes, se quiser, pergunte que métodos aceitam o montante.',
        'validatePaymentReference leva os mesmos campos e não cria nada; é o que os plugins chamam em cada compra.',
      ],
      async ({ soap, api }) => {
        const count = async () => (await api.get('/api/payments')).body.meta?.totalCount;
        const before = await count();
        const fields = { amount: 60, productCode: 'PED-7', buyer: { firstName: 'Maria' } };
        const { paymentOptions } = await soap.call('validatePaymentReference', fields);
        expect(paymentOptions.map(({ code }: { code: string }) => code)).toEqual(['CC', 'MW']);
        expect(await count()).toBe(before);
        expect((await soap.call('createPaymentReference', { ...fields, amount: 1000 })).state).toBe('1');
      },
    ),
  ],
  create: [
    claim(
      'Mostre ao cliente atmEntity, reference e o montante, ou leve-o a linkPayment, que mostra os três.',
      async ({ soap, payerOnPage }) => {
        const paymentOptions = [{ code: 'MB', type: 'DEFAULT' }];
        const made = await soap.call('createPaymentReference', { amount: 1999, paymentOptions });
        const token = new URL(made.linkPayment).pathname.split('/').at(-1) ?? '';
        const { data } = await payerOnPage(token).look();
        expect(data.reference).toMatchObject({ entity: made.atmEntity, reference: made.reference });
        expect(JSON.stringify(data)).toContain('1999');
      },
    ),
    claim(
      'Na sandbox, se as opções não têm Multibanco, ou ele não aceita o montante, atmEntity e reference não vêm: leve o cliente a linkPayment.',
      async ({ soap }) => {
        for (const fields of [{ amount: 1000, paymentOptions: [{ code: 'CC' }] }, { amount: 60 }]) {
          const made = await soap.call('createPaymentReference', fields);
          expect(made).toMatchObject({ state: '1', linkPayment: expect.stringMatching(/^http/) });
          expect([made.atmEntity, made.reference]).toEqual([undefined, undefined]);
        }
      },
      { chosen: ['behaviour-soapNoReference'] },
    ),
    advice('Guarde paymentId com a encomenda.'),
  ],
  request: [
    claim(
      [
        'Cada opção de paymentOptions diz um método e a forma de o processar.',
        'Uma referência REALTIME pode ser cancelada; as outras, só com ignoreUnsupported.',
      ],
      async ({ soap, get }) => {
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
    ),
    claim(
      ['A especificação chama optionCode ao método; nas mensagens é code.', 'A sandbox lê os dois nomes.'],
      async ({ soap }) => {
        for (const name of ['code', 'optionCode']) {
          const paymentOptions = [{ [name]: 'MW', type: 'DEFAULT' }];
          const made = await soap.call('createPaymentReference', { amount: 1000, paymentOptions });
          expect(made.paymentOptions.map(({ code }: { code: string }) => code)).toEqual(['MW']);
        }
      },
      { chosen: ['behaviour-soapOtherNames'] },
    ),
    claim(
      'Os campos reference e paymentId só servem em checkEntityPayments, que usa o mesmo tipo.',
      provedBy('sandbox/soap/clients.test.ts', 'PHP’s own SoapClient calls every method'),
    ),
  ],
  paid: [
    claim(
      [
        'Subscreva o aviso uma vez, com subscribeToWebhook.',
        'Quando o cliente paga, a loja recebe isto:',
        'Confirme com checkEntityPayments, e só depois entregue:',
        'O mesmo pagamento, visto pela API REST:',
      ],
      oldShop,
    ),
  ],
  errors: [
    claim(
      'O estado vem a 0, e o motivo em err_code e err_msg; se a recusa é das credenciais ou da entidade, esses vêm vazios e o motivo está em integrationState:',
      async ({ soap }) => {
        expect(await soap.call('createPaymentReference', { amount: 0 })).toMatchObject({
          state: '0',
          err_code: '0061',
          err_msg: expect.any(String),
        });
        const unknown = await soap.call('createPaymentReference', { amount: 1000 }, { hash: '0'.repeat(64) });
        expect(unknown).toMatchObject({ state: '0', integrationState: { state: '0', code: '00' } });
        expect([unknown.err_code, unknown.err_msg]).toEqual([undefined, undefined]);
      },
    ),
  ],
  rest: [advice('E o que validatePaymentReference perguntava:')],
  next: [
    advice('Consultar pagamentos.', 'Receber os avisos.', 'Pagamento com referência Multibanco, em REST.'),
  ],
});

import { soapService } from '@balcao/contract/soap/service.ts';
import { expect } from 'vitest';
import { messageOf } from '../../sandbox/testing/soap.ts';
import { chosen, proofs } from './check/proofs.ts';

export default proofs('soap', {
  // ---- outcome
  // “Uma loja antiga que leia o WSDL aponta para ela mudando só o URL base e as credenciais; se envia referências suas ou um bankAccountCode, use também os da sandbox.”
  'outcome-1': async ({ fetch, soap }) => {
    const own = await soap.call('createPaymentReference', { amount: 1000, bankAccountCode: 'SHOP0001' });
    expect(own).toMatchObject({ err_code: '0038' });
    const foreign = await soap.call('checkIntegrationState', undefined, { platformCode: '9999' });
    expect(foreign).toMatchObject({ state: '0', code: '00' });
    for (const path of [
      soapService.paths.testing,
      soapService.paths.testing.replace('/paypayservices/', '/index.php/paypayservices/'),
    ]) {
      const response = await fetch(path + soapService.wsdl);
      expect(response.status, path).toBe(200);
      expect(await response.text()).toContain('<definitions ');
    }
  },
  // “Por baixo está o mesmo estado da API REST: uma referência criada por SOAP aparece nas consultas REST, e um pagamento criado por REST consulta-se por SOAP.”
  'outcome-2': async ({ soap, api, get }) => {
    const made = await soap.call('createPaymentReference', { amount: 1999 });
    expect(await get(made.paymentId)).toMatchObject({
      amount: 1999,
      referenceDetails: { reference: made.reference },
    });
    const { data } = await api.post<{ id: string }>('/api/payments/references', { amount: 1500 });
    const { payments } = await soap.call('checkEntityPayments', { payments: [{ paymentId: data.id }] });
    expect(payments).toMatchObject([{ state: '1', paymentId: data.id, paymentAmount: '1500' }]);
  },
  // ---- addresses
  // “O estilo é o do SOAP soapVersion, binding: cada parte leva o seu tipo, e as listas são SOAP-ENC:Array.”
  'addresses-1': async ({ soap, fetch }) => {
    const wsdl = await (await fetch(soapService.paths.testing + soapService.wsdl)).text();
    expect(wsdl).toContain('style="rpc"');
    expect(wsdl).toContain('use="encoded"');
    const parts = soap.written('entity', soap.block()) + soap.written('payment', { amount: 1000 });
    const response = await soap.post(
      messageOf(`<tns:createPaymentReference>${parts}</tns:createPaymentReference>`),
    );
    const text = await response.text();
    expect(text).toMatch(/<amount xsi:type="xsd:\w+">1000<\/amount>/);
    expect(text).toMatch(/<paymentOptions [^>]*xsi:type="SOAP-ENC:Array"/);
  },
  // “Na sandbox, o espaço de nomes é namespace.”
  'addresses-2': chosen(['behaviour-soapNamespace'], async ({ fetch }) => {
    const wsdl = await (await fetch(soapService.paths.testing + soapService.wsdl)).text();
    expect(wsdl).toContain(`targetNamespace="${soapService.namespace}"`);
  }),
  // ---- first-call
  // “checkIntegrationState não muda nada e diz se as credenciais servem.”
  // “A resposta certa é 02.”
  'first-call-1': async ({ soap, api }) => {
    const count = async () => (await api.get('/api/payments')).body.meta?.totalCount;
    const before = await count();
    expect(await soap.call('checkIntegrationState')).toMatchObject({ state: '1', code: '02' });
    expect(await soap.call('checkIntegrationState', undefined, { hash: '0'.repeat(64) })).toMatchObject({
      state: '0',
      code: '00',
    });
    expect(await count()).toBe(before);
  },
  // ---- rules
  // “Montantes em cêntimos: 1000 são 10,00 €.”
  'rules-1': async ({ soap, api }) => {
    const { atmEntity: entity, reference } = await soap.call('createPaymentReference', { amount: 1000 });
    const wrong = await api.post('/sandbox/atm', { entity, reference, amount: 100_000 });
    expect(wrong.status).toBe(409);
    const paid = await api.post<{ amount: number }>('/sandbox/atm', { entity, reference, amount: 1000 });
    expect(paid.data.amount).toBe(1000);
  },
  // “Datas em ISO 8601 com o desfasamento, como 2026-01-15T10:00:00+00:00.”
  // “O serviço também lê dia, mês e ano, como 15-01-2026 10:00:00, em date e em creationDate; a sandbox, em todos os campos, e em hora de Lisboa.”
  'rules-2': chosen(['behaviour-soapDayFirst', 'field-pattern-dateTime'], async ({ soap }) => {
    for (const [written, read] of [
      ['2026-01-20T10:00:00+00:00', '2026-01-20T10:00:00+00:00'],
      ['20-01-2026 10:00:00', '2026-01-20T10:00:00+00:00'],
      ['20-07-2026 10:00:00', '2026-07-20T10:00:00+01:00'],
    ]) {
      const made = await soap.call('createPaymentReference', { amount: 1000, validEndDate: written });
      expect(made.validEndDate).toBe(read);
    }
  }),
  // “Erros de um método não são falhas SOAP.”
  // “A resposta traz um código e uma mensagem, na língua pedida em lang.”
  // “Na maior parte dos métodos vêm com o estado 0.”
  // “Em createPaymentReference e validatePaymentReference são err_code e err_msg, e integrationState continua a dizer que a entidade está pronta.”
  'rules-3': async ({ soap }) => {
    const sentences = { PT: 'Montante', ES: 'Importe', EN: 'amount' };
    const ready = { integrationState: { state: '1', code: '02' }, err_code: '0061' };
    for (const [lang, word] of Object.entries(sentences)) {
      const refused = await soap.call('createPaymentReference', { amount: 0 }, { lang });
      expect(refused).toMatchObject(ready);
      expect(refused.err_msg).toContain(word);
      const asked = await soap.call('validatePaymentReference', { amount: 0 }, { lang });
      expect(asked).toMatchObject(ready);
      expect(asked.err_msg).toContain(word);
    }
    const failed = { state: '0', code: expect.stringMatching(/^00\d\d$/), message: expect.any(String) };
    for (const [method, request, place] of [
      ['doWebPayment', { order: { amount: 0 } }, 'requestState'],
      ['checkWebPayment', { token: 'none' }, 'requestState'],
      ['cancelPayment', { paymentId: 999_999 }, 'requestState'],
      ['subscribeToWebhook', { action: 'x', url: 'x' }, 'integrationState'],
      ['getEntityPayments', { startDate: 'ontem', endDate: 'hoje' }, 'integrationState'],
    ] as const)
      expect((await soap.call(method, request))[place], method).toMatchObject(failed);
  },
  // “Em checkEntityPayments, cada pagamento traz os seus, e em saveEntityPayments, cada referência recusada.”
  'rules-4': async ({ soap, seed }) => {
    const ids = [seed.payments.confirmedReference, '999999'].map((paymentId) => ({ paymentId }));
    const { payments } = await soap.call('checkEntityPayments', { payments: ids });
    expect(payments.map(({ state }: { state: string }) => state)).toEqual(['1', '0']);
    expect(payments[1]).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    const wrong = { referenceEntity: '12345', reference: '000042400', amount: 1000 };
    const { paymentReferenceErrors } = await soap.call('saveEntityPayments', [wrong, wrong]);
    expect(paymentReferenceErrors).toMatchObject([{ errorCode: '0011' }, { errorCode: '0011' }]);
  },
  // “Só há uma falha quando o serviço não consegue ler a mensagem (na sandbox, também por passar das medidas), não conhece o método ou avaria ele próprio.”
  'rules-5': chosen(['limit-soapMessage'], async ({ soap }) => {
    expect((await soap.fault('<a')).code).toMatch(/Client/);
    expect((await soap.fault(messageOf('<tns:noSuchMethod/>'))).code).toMatch(/Client/);
    const many = '<payments><paymentId>1001</paymentId></payments>'.repeat(soapService.mostItems + 1);
    const long = `<tns:checkEntityPayments>${soap.written('entity', soap.block())}<requestPayments>${many}</requestPayments></tns:checkEntityPayments>`;
    expect((await soap.fault(messageOf(long))).code).toEqual(expect.any(String));
    for (const [method, request] of [
      ['getEntityPayments', { startDate: 'ontem', endDate: 'hoje' }],
      ['doWebPayment', { order: { amount: 'dez' } }],
      ['cancelPayment', {}],
      ['subscribeToWebhook', { action: 'x', url: 'x' }],
    ] as const)
      await expect(soap.call(method, request)).resolves.toBeDefined();
  }),
  // “Campos por preencher podem ir vazios, ou a zero em paymentId e idTransaction: contam como ausentes.”
  'rules-6': async ({ soap }) => {
    const empty = {
      paymentId: 0,
      productCode: '',
      productDesc: '',
      validEndDate: '',
      bankAccountCode: '',
    };
    const made = await soap.call('createPaymentReference', { amount: 1000, ...empty });
    const bare = await soap.call('createPaymentReference', { amount: 1000 });
    expect(made.state).toBe('1');
    expect(made.validEndDate).toBe(bare.validEndDate);
    expect(made.productCode).toEqual(bare.productCode);
    const order = { amount: 1000, idTransaction: 0 };
    expect((await soap.call('doWebPayment', { order })).requestState.state).toBe('1');
    const zero = { order: { amount: 1000, reference: 0 } };
    expect((await soap.call('doWebPayment', zero)).requestState.code).toBe('0033');
  },
  // “Nomes antigos vêm nas respostas ao lado dos novos: idPayment e idTransaction são paymentId, url é redirectUrl.”
  // “Nos pedidos, idTransaction ainda é lido.”
  'rules-7': async ({ soap }) => {
    const made = await soap.call('createPaymentReference', { amount: 1000 });
    expect(made.idPayment).toBe(made.paymentId);
    const page = await soap.call('doWebPayment', { order: { amount: 1000 } });
    expect(page.idTransaction).toBe(page.paymentId);
    expect(page.url).toBe(page.redirectUrl);
    expect(await soap.call('checkWebPayment', { idTransaction: page.paymentId })).toMatchObject({
      paid: '0',
    });
    expect(await soap.call('cancelPayment', { idTransaction: page.paymentId })).toMatchObject({
      requestState: { state: '1' },
    });
  },
});

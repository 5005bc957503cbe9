import { cardScenarios } from '@balcao/contract/scenarios/cards.ts';
import { phoneScenarios } from '@balcao/contract/scenarios/phones.ts';
import { provocationBy } from '@balcao/contract/soap/methodProvocations.ts';
import { type SoapMethod, type SoapMethodName, soapMethods } from '@balcao/contract/soap/methods.ts';
import { soapService } from '@balcao/contract/soap/service.ts';
import { expect } from 'vitest';
import { messageOf, refusalIn } from '../../sandbox/testing/soap.ts';
import { chosen, proofs } from './check/proofs.ts';

export default proofs('soap-resources', {
  // ---- top
  // “A API REST traz os seus objetos e campos numa descrição que se abre em qualquer ferramenta: Especificação e SDKs.”
  'top-1': async ({ fetch }) => {
    const response = await fetch('/api/docs/api.json');
    expect(await response.json()).toMatchObject({ openapi: expect.stringMatching(/^3\.1/) });
  },
  // ---- test-values
  // “Os mesmos da API REST, porque a sandbox é a mesma.”
  // “Os cartões, na página que doWebPayment devolve:”
  'test-values-1': async ({ soap, payerOnPage }) => {
    for (const { number, outcome } of cardScenarios) {
      const { token } = await soap.call('doWebPayment', { order: { amount: 1000 } });
      const { data } = await payerOnPage(token).card(number);
      const state = { approve: 'PaymentSuccess', decline: 'PaymentError', challenge: 'PaymentReady' }[
        outcome
      ];
      expect(data.state, number).toBe(state);
    }
  },
  // “Os telemóveis, quando a página oferece MB WAY:”
  'test-values-2': async ({ soap, payerOnPage, pass, get }) => {
    for (const { phone, code, afterSeconds, outcome, whenSaved } of phoneScenarios) {
      const request = { order: { amount: 1000 }, method: 'MW' };
      const { token, paymentId } = await soap.call('doWebPayment', request);
      await payerOnPage(token).phone(phone);
      await pass(afterSeconds || 301);
      const { paymentMethod, stateDetails } = await get(paymentId);
      if (code && !whenSaved) expect(paymentMethod?.result?.code, phone).toBe(code);
      else expect(stateDetails.state, `${phone} ${outcome}`).toBe('confirmed');
    }
  },
  // “Um productCode feito de SANDBOX- e de um código de erro, como SANDBOX-0060, faz falhar com esse código createPaymentReference, validatePaymentReference e doWebPayment, se o método o tiver.”
  // “As tabelas de erros de cada método dizem como provocar cada código.”
  'test-values-3': async ({ soap }) => {
    for (const method of ['createPaymentReference', 'validatePaymentReference', 'doWebPayment'] as const) {
      for (const code of soapMethods[method].errors) {
        const order = { amount: 1000, productCode: `SANDBOX-${code}` };
        const answer = await soap.call(method, method === 'doWebPayment' ? { order } : order);
        expect(refusalIn(answer).code, `${method} ${code}`).toBe(code);
      }
    }
    for (const [name, { errors }] of Object.entries<SoapMethod>(soapMethods)) {
      for (const code of errors) {
        const answer = await soap.provoke(provocationBy(name as SoapMethodName, code));
        expect(refusalIn(answer.payments?.[0] ?? answer).code, `${name} ${code}`).toBe(code);
      }
    }
  },
  // “As falhas encomendadas não chegam ao SOAP: essas só se encontram em REST.”
  'test-values-4': async ({ soap, api }) => {
    await api.post('/sandbox/faults', { kind: 'server_error', calls: 2 });
    expect((await soap.call('createPaymentReference', { amount: 1000 })).state).toBe('1');
    expect((await api.post('/api/payments/references', { amount: 1000 })).status).toBe(500);
  },
  // ---- addresses
  // “De faturação e de entrega, com os mesmos campos:”
  'addresses-1': async ({ soap, get }) => {
    const address = { country: 'PT', city: 'Lisboa', street1: 'Rua 1', postCode: '1000-001' };
    const sent = { amount: 1000, billingAddress: address, shippingAddress: address };
    const { paymentId } = await soap.call('createPaymentReference', sent);
    expect(await get(paymentId)).toMatchObject({ billingAddress: address, shippingAddress: address });
  },
  // ---- money
  // “Vêm nas consultas.”
  // “Na sandbox, a comissão vem desde que o pagamento é pago, o reembolso desde que é feito, e a fatura e a transferência depois de o dia fechar.”
  // “Se tudo for devolvido no próprio dia, a comissão deixa de vir.”
  'money-1': chosen(
    ['behaviour-feesAndTransfers', 'payment-confirmed-void'],
    async ({ soap, payReference, refund, charge, settle, api }) => {
      const { data: unpaid } = await api.post<{ id: string }>('/api/payments/references', { amount: 1500 });
      const whole = await charge();
      await refund(whole.id, 1000);
      const { id } = await payReference();
      await refund(id, 400);
      const check = async (paymentId = id) =>
        (await soap.call('checkEntityPayments', { payments: [{ paymentId }] })).payments[0];
      expect((await check(unpaid.id)).paymentFee).toBeUndefined();
      expect((await check(whole.id)).paymentFee).toBeUndefined();
      const paid = await check();
      expect(paid.paymentFee.netAmount).toEqual(expect.any(String));
      expect(paid.paymentRefunds).toMatchObject([{ amount: '400' }]);
      expect(paid.paymentFee.invoiceDetails?.invoiceNumber).toBeUndefined();
      expect(paid.transferDetails?.transferDate).toBeUndefined();
      await settle();
      const settled = await check();
      expect(settled.transferDetails.transferDate).toEqual(expect.any(String));
      expect(settled.paymentFee.invoiceDetails.invoiceNumber).toEqual(expect.any(String));
    },
  ),
  // ---- limits
  // “Um XML com DTD ou entidades: a sandbox recusa-o sem ler nada de fora.”
  // “Mais de mostItems elementos numa lista: é o limite da sandbox.”
  // “Um pedido num espaço de nomes que não é o do envelope SOAP 1.1.”
  // “A resposta é uma falha SOAP, com o motivo em faultstring.”
  'limits-1': chosen(['limit-soapMessage'], async ({ soap, receiver }) => {
    const dtd = '<!DOCTYPE a [<!ENTITY x SYSTEM "http://loja.example/x">]>';
    const ids = '<payments><paymentId>1001</paymentId></payments>'.repeat(soapService.mostItems + 1);
    const parts = `${soap.written('entity', soap.block())}<requestPayments>${ids}</requestPayments>`;
    const long = messageOf(`<tns:checkEntityPayments>${parts}</tns:checkEntityPayments>`);
    const soap12 = messageOf('<tns:checkIntegrationState/>').replace(
      'http://schemas.xmlsoap.org/soap/envelope/',
      'http://www.w3.org/2003/05/soap-envelope',
    );
    for (const body of [dtd + messageOf('<tns:checkIntegrationState/>'), long, soap12]) {
      const { status, code, words } = await soap.fault(body);
      expect(status).toBe(500);
      expect(code).toEqual(expect.any(String));
      expect(words.length).toBeGreaterThan(5);
    }
    expect(receiver.received).toEqual([]);
  }),
});

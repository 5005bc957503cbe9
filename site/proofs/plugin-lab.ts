import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import { proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';
import { forged, formAndJson } from './verbs/integrations-plugin-lab-webhooks.ts';
import { aDay, onPhone, referenceOf, stateOf, tryAgain } from './verbs/payment-states.ts';
import { formUrl } from './verbs/soap.ts';

const _flow = 'workbench/panels/lab/orderFlow.test.ts';

const _journeys = 'e2e/guides/pluginLab.spec.ts';

interface Method {
  code: string;
}

interface Page {
  id: string;
  paymentId: string;
  stateDetails: { state: string };
}

const codes = (methods: readonly Method[]) => methods.map(({ code }) => code).sort();

const openPage = ({ soap }: World, method: string) =>
  soap.call('doWebPayment', { order: { amount: 1000 }, method, returnUrlSuccess: 'https://loja.example/' });

export default proofs('plugin-lab', {
  // ---- order
  // “Em SOAP é um formulário com hookHash; em REST é JSON.”
  'order-1': formAndJson,
  // ---- lost
  // “Ambos contam como recusa.”
  'lost-1': async (world) => {
    await world.subscribe('payment_confirmed');
    for (const status of [401, 403]) {
      world.respondWith(status);
      await world.payReference();
      const last = (await world.deliveries()).at(-1);
      expect([last?.state, last?.attempts[0]?.status]).toEqual(['waiting', status]);
    }
  },
  // “Em SOAP, repare que o hookHash dessa mensagem está certo: cobre só o evento e a data.”
  // “É o cabeçalho PayPay-Signature que cobre o corpo inteiro, e por isso a loja verifica os dois.”
  'lost-2': forged,
  // ---- cancel
  // “Uma referência Multibanco como a do painel não se cancela: se ninguém a pagar, expira no fim do prazo.”
  'cancel-1': async (world) => {
    const reference = await referenceOf(world, { availableMethods: undefined });
    expect((await world.cancel(reference.id)).refusals).toEqual(['400 e00402']);
    await world.pass(200 * aDay);
    expect(await stateOf(world, reference)).toBe('cancelled');
  },
  // “Um pedido MB WAY que espera no telemóvel também não: se o cliente o recusar, o pagamento volta a poder ser tentado e a encomenda continua a aguardar.”
  'cancel-2': async (world) => {
    const payment = await onPhone(world);
    expect((await world.cancel(payment.id)).refusals).toEqual(['400 e00600']);
    await world.answerPhone(payment.id, 'refuse');
    expect(await stateOf(world, payment)).toBe('pending');
    await tryAgain(world, payment);
    expect(await stateOf(world, payment)).toBe('pending_confirmation');
  },
  // ---- calls
  // “Os plugins mais antigos falam SOAP, um serviço obsoleto que continua a responder.”
  // “Cada chamada tem o seu par em REST:”
  'calls-1': async ({ soap }) => {
    expect(await soap.call('checkIntegrationState')).toMatchObject({ state: '1', code: '02' });
  },
  // “A loja guarda as definições | subscribeToWebhook | createWebhook”
  'calls-2': async ({ soap, api }) => {
    const action = 'payment_cancelled';
    await soap.call('subscribeToWebhook', { action, url: formUrl });
    await api.post('/api/webhooks', { action, url: 'https://loja.example/rest' });
    const { data } = await api.get<{ url: string; handler: string }[]>(`/api/webhooks?action=${action}`);
    expect(data.map(({ url, handler }) => [url, handler])).toEqual(
      expect.arrayContaining([
        [formUrl, 'paypay'],
        ['https://loja.example/rest', 'paypay-v2'],
      ]),
    );
  },
  // “O cliente chega ao pagamento | validatePaymentReference | listAvailableMethods”
  'calls-3': async ({ soap, api }) => {
    for (const amount of [50, 1000, 600_000]) {
      const old = await soap.call('validatePaymentReference', { amount });
      const { data } = await api.get<Method[]>(`/api/availableMethods?amount=${amount}`);
      expect([amount, codes(old.paymentOptions)]).toEqual([amount, codes(data)]);
    }
  },
  // “Escolhe Multibanco | createPaymentReference | createReference”
  'calls-4': async ({ soap, api, get }) => {
    const old = await soap.call('createPaymentReference', { amount: 1000 });
    const { data } = await api.post<Payment>('/api/payments/references', { amount: 1000 });
    for (const id of [old.paymentId, data.id]) {
      const { stateDetails, referenceDetails } = await get(id);
      expect([stateDetails.state, referenceDetails?.reference]).toEqual(['pending', expect.any(String)]);
    }
  },
  // “Escolhe MB WAY | doWebPayment, na página do fornecedor | createPayment, no telemóvel”
  'calls-5': async (world) => {
    const phone = '351#912345678';
    const page = await openPage(world, 'MW');
    expect(page.redirectUrl).toContain(page.token);
    await world.api.post(`/sandbox/checkouts/${page.token}/phone`, { phoneNumber: phone });
    const { data } = await world.create({ paymentMethod: { code: 'MW', details: { phoneNumber: phone } } });
    for (const id of [page.paymentId, data.id]) {
      expect((await world.get(id)).stateDetails.state).toBe('pending_confirmation');
      await world.answerPhone(id, 'accept');
      expect((await world.get(id)).stateDetails.state).toBe('confirmed');
    }
  },
  // “Escolhe cartão | doWebPayment | createCheckout”
  // “Volta da página de pagamento | checkWebPayment | getCheckout”
  'calls-6': async (world) => {
    const { soap, api, cards, cardDetails } = world;
    const old = await openPage(world, 'CC');
    const { data } = await api.post<Page>('/api/checkouts', { payment: { amount: 1000 } });
    const asked = async () => [
      (await soap.call('checkWebPayment', { token: old.token })).paid,
      (await api.get<Page>(`/api/checkouts/${data.id}`)).data.stateDetails.state,
    ];
    expect(await asked()).toEqual(['0', 'PaymentReady']);
    for (const token of [old.token, data.id])
      await api.post(`/sandbox/checkouts/${token}/card`, { ...cardDetails, number: cards.visa });
    expect(await asked()).toEqual(['1', 'PaymentSuccess']);
  },
  // “O fornecedor avisa | Formulário com hookHash | JSON com assinatura”
  'calls-7': formAndJson,
  // “A loja atualiza à mão | checkEntityPayments | getPayment”
  'calls-8': async ({ soap, payReference, get }) => {
    const { id } = await payReference();
    const { payments } = await soap.call('checkEntityPayments', { payments: [{ paymentId: id }] });
    expect(payments).toMatchObject([{ paymentId: id, paymentState: '1', paymentAmount: '1000' }]);
    expect(await get(id)).toMatchObject({ amount: 1000, stateDetails: { state: 'confirmed' } });
  },
});

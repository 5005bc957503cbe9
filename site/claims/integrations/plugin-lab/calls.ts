import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import type { World } from '../../../proofs/check/world.ts';
import { claim, type Row } from '../../claims.ts';
import { formUrl } from '../../soap/verbs.ts';
import { formAndJson } from './webhooks.ts';

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

/** Rows of the table of calls: each pair does the same. */
export const calls: readonly Row[] = [
  claim(
    [
      'Os plugins mais antigos falam SOAP, um serviço obsoleto que continua a responder.',
      'Cada chamada tem o seu par em REST:',
    ],
    async ({ soap }) => {
      expect(await soap.call('checkIntegrationState')).toMatchObject({ state: '1', code: '02' });
    },
  ),
  claim('A loja guarda as definições | subscribeToWebhook | createWebhook', async ({ soap, api }) => {
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
  }),
  claim(
    'O cliente chega ao pagamento | validatePaymentReference | listAvailableMethods',
    async ({ soap, api }) => {
      for (const amount of [50, 1000, 600_000]) {
        const old = await soap.call('validatePaymentReference', { amount });
        const { data } = await api.get<Method[]>(`/api/availableMethods?amount=${amount}`);
        expect([amount, codes(old.paymentOptions)]).toEqual([amount, codes(data)]);
      }
    },
  ),
  claim('Escolhe Multibanco | createPaymentReference | createReference', async ({ soap, api, get }) => {
    const old = await soap.call('createPaymentReference', { amount: 1000 });
    const { data } = await api.post<Payment>('/api/payments/references', { amount: 1000 });
    for (const id of [old.paymentId, data.id]) {
      const { stateDetails, referenceDetails } = await get(id);
      expect([stateDetails.state, referenceDetails?.reference]).toEqual(['pending', expect.any(String)]);
    }
  }),
  claim(
    'Escolhe MB WAY | doWebPayment, na página do fornecedor | createPayment, no telemóvel',
    async (world) => {
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
  ),
  claim(
    [
      'Escolhe cartão | doWebPayment | createCheckout',
      'Volta da página de pagamento | checkWebPayment | getCheckout',
    ],
    async (world) => {
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
  ),
  claim('O fornecedor avisa | Formulário com hookHash | JSON com assinatura', formAndJson),
  claim('A loja atualiza à mão | checkEntityPayments | getPayment', async ({ soap, payReference, get }) => {
    const { id } = await payReference();
    const { payments } = await soap.call('checkEntityPayments', { payments: [{ paymentId: id }] });
    expect(payments).toMatchObject([{ paymentId: id, paymentState: '1', paymentAmount: '1000' }]);
    expect(await get(id)).toMatchObject({ amount: 1000, stateDetails: { state: 'confirmed' } });
  }),
];

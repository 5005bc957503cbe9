import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';

export default proofs('soap-check-web-payment', {
  // ---- front matter
  // “Quando o cliente volta da página de pagamento, checkWebPayment diz pelo token se está mesmo pago.”
  'front-matter-1': async ({ soap, payerOnPage, cards }) => {
    const { token } = await soap.call('doWebPayment', { order: { amount: 1000 } });
    expect(await soap.call('checkWebPayment', { token })).toMatchObject({ paid: '0' });
    await payerOnPage(token).card(cards.visa);
    expect(await soap.call('checkWebPayment', { token })).toMatchObject({ paid: '1' });
  },
  // ---- call
  // “Um 0 não quer dizer que falhou: numa referência Multibanco o cliente ainda vai pagar, e quem lho diz é o aviso.”
  'call-1': async ({ soap, payerOnPage, api, messages }) => {
    const url = 'https://loja.example/soap';
    await soap.call('subscribeToWebhook', { action: 'payment_confirmed', url });
    const { token } = await soap.call('doWebPayment', { order: { amount: 1000 }, method: 'MB' });
    const { data } = await payerOnPage(token).reference();
    expect(await soap.call('checkWebPayment', { token })).toMatchObject({
      requestState: { state: '1' },
      paid: '0',
    });
    await api.post('/sandbox/atm', { ...data.reference, amount: 1000 });
    expect(await messages(url)).toHaveLength(1);
    expect(await soap.call('checkWebPayment', { token })).toMatchObject({ paid: '1' });
  },
  // ---- request
  // “Na sandbox, basta um deles:”
  'request-1': chosen(['behaviour-soapCheckedByOne'], async ({ soap }) => {
    const { token, paymentId } = await soap.call('doWebPayment', { order: { amount: 1000 } });
    for (const request of [{ token }, { paymentId }, { idTransaction: paymentId }])
      expect(await soap.call('checkWebPayment', request)).toMatchObject({
        requestState: { state: '1' },
        paid: '0',
      });
  }),
});

import { expect } from 'vitest';
import { advice, claim, claims } from '../../claims.ts';

export default claims({
  'front matter': [
    claim(
      'Quando o cliente volta da página de pagamento, checkWebPayment diz pelo token se está mesmo pago.',
      async ({ soap, payerOnPage, cards }) => {
        const { token } = await soap.call('doWebPayment', { order: { amount: 1000 } });
        expect(await soap.call('checkWebPayment', { token })).toMatchObject({ paid: '0' });
        await payerOnPage(token).card(cards.visa);
        expect(await soap.call('checkWebPayment', { token })).toMatchObject({ paid: '1' });
      },
    ),
  ],
  top: [advice('O cliente voltou com um token.', 'Antes de agradecer, pergunte se pagou.')],
  call: [
    advice('Com o token que veio no URL de regresso:', 'Entregue quando paid for 1.'),
    claim(
      'Um 0 não quer dizer que falhou: numa referência Multibanco o cliente ainda vai pagar, e quem lho diz é o aviso.',
      async ({ soap, payerOnPage, api, messages }) => {
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
    ),
  ],
  request: [
    claim(
      'Na sandbox, basta um deles:',
      async ({ soap }) => {
        const { token, paymentId } = await soap.call('doWebPayment', { order: { amount: 1000 } });
        for (const request of [{ token }, { paymentId }, { idTransaction: paymentId }])
          expect(await soap.call('checkWebPayment', request)).toMatchObject({
            requestState: { state: '1' },
            paid: '0',
          });
      },
      { chosen: ['behaviour-soapCheckedByOne'] },
    ),
  ],
  next: [
    advice('Receber os avisos, para não depender do regresso do cliente.', 'Criar uma página de pagamento.'),
  ],
});

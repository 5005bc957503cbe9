import { sampleOrder } from '@balcao/contract/scenarios/order.ts';
import { type Locale, say } from '@balcao/contract/words/locales.ts';
import { example } from '../example.ts';

const order = (locale: Locale) => {
  const { amount, code, summary } = sampleOrder(locale);
  return { amount, productCode: code, productDesc: summary };
};
const returns = {
  returnUrlSuccess: 'https://loja.example/obrigado',
  returnUrlCancel: 'https://loja.example/carrinho',
  returnUrlBack: 'https://loja.example/pagamento',
};

/** Opens a page for payment by card, MB WAY or Multibanco. An incomplete URL is refused. */
export const doWebPayment = example('soap/do-web-payment', async ({ soap, locale }) => {
  await soap('open', 'doWebPayment', { order: order(locale), method: 'CC,MW,MB', ...returns });
  await soap(
    'refused',
    'doWebPayment',
    { order: order(locale), method: 'CC,MW,MB', returnUrlSuccess: '/ok' },
    { refused: '0033' },
  );
});

/** Pays on the page. The payer returns to the shop with the token. */
export const checkWebPayment = example('soap/check-web-payment', async ({ soap, control, locale }) => {
  const { token = '' } = await soap('open', 'doWebPayment', { order: order(locale), ...returns });
  await control('pay', 'payByCard', {
    params: { id: token },
    body: {
      number: '4242 4242 4242 4242',
      expiryMonth: '05',
      expiryYear: '2030',
      cvc: '123',
      holder: 'Maria Silva',
    },
  });
  await soap('check', 'checkWebPayment', { token });
  await soap(
    'unknown',
    'checkWebPayment',
    { token: say('desconhecido', 'desconocido', 'unknown')[locale] },
    { refused: '0042' },
  );
});

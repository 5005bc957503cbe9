import { example } from '../example.ts';

const order = { amount: 2000, productCode: 'REF-0062', productDesc: 'Encomenda 0062' };
const returns = {
  returnUrlSuccess: 'https://loja.example/obrigado',
  returnUrlCancel: 'https://loja.example/carrinho',
  returnUrlBack: 'https://loja.example/pagamento',
};

/** A page where card or MB WAY pays, and an address that is not a whole one. */
export const doWebPayment = example('soap/do-web-payment', async ({ soap }) => {
  await soap('open', 'doWebPayment', { order, method: 'CC,MW', ...returns });
  await soap(
    'refused',
    'doWebPayment',
    { order, method: 'CC,MW', returnUrlSuccess: '/obrigado' },
    { refused: '0033' },
  );
});

/** The payer pays on the page and comes back with its token. */
export const checkWebPayment = example('soap/check-web-payment', async ({ soap, control }) => {
  const { token = '' } = await soap('open', 'doWebPayment', { order, ...returns });
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
  await soap('unknown', 'checkWebPayment', { token: 'desconhecido' }, { refused: '0042' });
});

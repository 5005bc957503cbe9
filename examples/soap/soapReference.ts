import { orderName } from '@balcao/contract/scenarios/order.ts';
import { example } from '../example.ts';

/** Creates a reference with all fields that a shop usually sends. */
export const createPaymentReference = example('soap/create-payment-reference', async ({ soap, locale }) => {
  await soap('create', 'createPaymentReference', {
    amount: 1000,
    productCode: 'REF-0060',
    productDesc: orderName('0060')[locale],
    validEndDate: '2099-12-31T23:59:59+00:00',
    paymentOptions: [{ code: 'MB', type: 'REALTIME' }],
    buyer: { firstName: 'Maria', lastName: 'Silva', email: 'maria@cliente.example' },
  });
});

/** Makes one mistake of each kind, to show its code. */
export const createPaymentReferenceRefused = example('soap/create-payment-reference-refused', async ({ soap }) => {
  const method = 'createPaymentReference';
  const paymentOptions = [{ code: 'MB', type: 'REALTIME' }];
  await soap('amount-limits', method, { amount: 50, paymentOptions }, { refused: '0061' });
  await soap('missing', method, { productCode: 'REF-0061' }, { refused: '0062' });
  const past = {
    validStartDate: '2026-01-20T00:00:00+00:00',
    validEndDate: '2026-01-19T00:00:00+00:00',
  };
  await soap('dates', method, { amount: 1000, ...past }, { refused: '0063' });
});

/** Asks which methods can pay an amount, like the shop plugins at every checkout. */
export const validatePaymentReference = example('soap/validate-payment-reference', async ({ soap }) => {
  await soap('validate', 'validatePaymentReference', { amount: 1000 });
});

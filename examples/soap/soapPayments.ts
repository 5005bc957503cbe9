import { multibancoReference } from '@balcao/contract/checkDigits.ts';
import { orderName, soldOut } from '@balcao/contract/scenarios/order.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

const { payments, referenceRange } = seed;

/** Cancels a reference. Two others cannot be cancelled. */
export const cancelPayment = example('soap/cancel-payment', async ({ soap, locale }) => {
  const { paymentId } = await soap('create', 'createPaymentReference', {
    amount: 1000,
    productCode: 'REF-0063',
    paymentOptions: [{ code: 'MB', type: 'REALTIME' }],
  });
  const method = 'cancelPayment';
  await soap('cancel', method, { paymentId: Number(paymentId), remarks: soldOut[locale] });
  await soap('again', method, { paymentId: Number(paymentId) }, { refused: '0070' });
  const paid = Number(payments.confirmedReference);
  await soap('paid', method, { paymentId: paid }, { refused: '0071' });
});

/** Reads payments in the order of the request: paid, pending, refunded, and one that does not exist. */
export const checkEntityPayments = example('soap/check-entity-payments', async ({ soap }) => {
  const { confirmedReference, pendingReference, refundedCard } = payments;
  const known = [confirmedReference, pendingReference, refundedCard].map(Number);
  await soap('check', 'checkEntityPayments', {
    payments: [...known, 999999].map((paymentId) => ({ paymentId })),
  });
});

/** Reads all changes of two hours: a cancelled, an expired and a refunded payment. */
export const getEntityPayments = example('soap/get-entity-payments', async ({ soap }) => {
  await soap('list', 'getEntityPayments', {
    startDate: '2026-01-14T09:00:00+00:00',
    endDate: '2026-01-14T11:00:00+00:00',
  });
});

const { entity } = referenceRange;
const order = { referenceEntity: entity, amount: 1000 };

/** Saves references that the merchant generated in its range. In the second call, one has wrong check digits. */
export const saveEntityPayments = example('soap/save-entity-payments', async ({ soap }) => {
  const method = 'saveEntityPayments';
  await soap('save', method, [
    { ...order, reference: multibancoReference(entity, '0000042', 1000), productCode: 'REF-0064' },
  ]);
  await soap('partly', method, [
    { ...order, reference: multibancoReference(entity, '0000043', 1000), productCode: 'REF-0065' },
    { ...order, reference: '000004400', productCode: 'REF-0066' },
  ]);
});

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
  const past = { validStartDate: '2026-01-20T00:00:00+00:00', validEndDate: '2026-01-19T00:00:00+00:00' };
  await soap('dates', method, { amount: 1000, ...past }, { refused: '0063' });
});

/** Requests the methods that can pay an amount, as the shop plugins do at every checkout. */
export const validatePaymentReference = example('soap/validate-payment-reference', async ({ soap }) => {
  await soap('validate', 'validatePaymentReference', { amount: 1000 });
});

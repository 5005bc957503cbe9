import { seed } from '@balcao/contract/scenarios/seed.ts';
import { example } from '../example.ts';

/** The merchant cancels a REALTIME reference nobody paid. */
export const cancel = example('payments/cancel', async ({ api, delivery }) => {
  const id = seed.payments.realtimeReference;
  await api('cancel', 'cancelPayment', {
    params: { id },
    body: { reason: 'customer_cancelled', remarks: { text: 'Artigo esgotado' } },
  });
  await delivery('webhook', { paymentId: id });
  await api('again', 'cancelPayment', { params: { id }, body: {}, refused: 400 });
});

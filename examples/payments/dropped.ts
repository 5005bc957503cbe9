import { orderName } from '@balcao/contract/scenarios/order.ts';
import { example } from '../example.ts';
import { slipOf } from './multibanco.ts';

const customUniqueId = 'ORDER-2026-0077';

/**
 * An order whose response is lost with its connection: sent again it is refused, and the first is found by its key.
 * Then a refund, which has no key, and how it is found.
 */
export const dropped = example('payments/dropped', async ({ api, control, locale }) => {
  const body = { amount: 2500, code: 'REF-0077', customUniqueId, summary: orderName('0077')[locale] };
  await api('lost', 'createReference', { body, dropped: true });
  await api('repeat', 'createReference', { body, refused: 409 });
  const { data } = await api('find', 'listPayments', { query: { customUniqueId } });
  const [payment] = data;
  if (!payment) throw new Error('The order was lost with its response.');
  await control('pay', 'payAtAtm', { body: slipOf(payment) });
  await api('refund', 'createRefund', { params: { id: payment.id }, body: { amount: 500 } });
  await api('find-refund', 'listPayments', { query: { initialPaymentId: payment.id } });
});

import { callApi, serve } from './frame.mjs';

/** Ids of payments, by order. */
const payments = new Map();

/** Returns that were given back. */
const refunds = new Map();

/** Gives money back once for a return: where the response is lost, the refund was made. */
async function refundOnce(id, payment, amountCents) {
  if (refunds.has(id)) return refunds.get(id);
  const path = `/payments/${payment}/refunds`;
  const { data = { id: 'lost' } } = await callApi('POST', path, { amount: amountCents }).catch(() => ({}));
  refunds.set(id, data);
  return data;
}

serve({
  /** A customer with a saved card orders, and pays at once. */
  'POST /orders': async ({ body }) => {
    const { id, amountCents, customer, card } = JSON.parse(body);
    const { status, data } = await callApi('POST', '/payments', {
      customUniqueId: id,
      code: id,
      amount: amountCents,
      customer: { uuid: customer },
      paymentMethod: { uuid: card },
    });
    if (status !== 201) return [402, { error: 'The card was declined.' }];
    payments.set(id, data.id);
    return [201];
  },

  'POST /returns': async ({ body }) => {
    const { id, order, amountCents } = JSON.parse(body);
    const refund = await refundOnce(id, payments.get(order), amountCents);
    return refund ? [201, { refundId: refund.id }] : [502, { error: 'Not given back. Press again.' }];
  },
});

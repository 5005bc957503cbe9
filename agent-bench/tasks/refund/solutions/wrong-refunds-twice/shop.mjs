import { callApi, serve } from './frame.mjs';

/** Ids of payments, by order. */
const payments = new Map();

/** Refunds that were made, by return. */
const refunds = new Map();

const attempts = 3;

/** Gives money back for a return. A connection may drop, so that it is tried again. */
async function refundOnce(id, payment, amountCents) {
  if (refunds.has(id)) return refunds.get(id);
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const made = await callApi('POST', `/payments/${payment}/refunds`, { amount: amountCents }).catch(
      () => ({}),
    );
    if (!made.data) continue;
    refunds.set(id, made.data);
    return made.data;
  }
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

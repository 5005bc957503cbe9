import { callApi, serve } from './frame.mjs';

/** Orders by their id. */
const orders = new Map();

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
    orders.set(id, { paymentId: data.id, state: 'paid', refundedCents: 0 });
    return [201];
  },

  /** What the customer sees. */
  'GET /orders/*': async ({ params: [id] }) => {
    const { state, refundedCents } = orders.get(id);
    return [200, { state, refundedCents }];
  },

  /** In the evening, everything that is paid and did not leave yet leaves. */
  'POST /dispatch': async () => [501],

  /** The provider says that something happened. */
  'POST /webhook': async () => [501],
});

import { callApi, serve, ship } from './frame.mjs';

/** Orders by their id. */
const orders = new Map();

/** Brings an order to what the API says of its payment now. Events come together, twice or late. */
async function update(paymentId) {
  const { data } = await callApi('GET', `/payments/${encodeURIComponent(paymentId)}`);
  const order = orders.get(data?.code);
  if (order?.paymentId !== data?.id) return;
  order.refundedCents = (data.refunds ?? []).reduce((sum, { amount }) => sum + amount, 0);
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
    orders.set(id, { paymentId: data.id, state: 'paid', refundedCents: 0 });
    return [201];
  },

  /** What the customer sees. */
  'GET /orders/*': async ({ params: [id] }) => {
    const { state, refundedCents } = orders.get(id);
    return [200, { state, refundedCents }];
  },

  'POST /dispatch': async () => {
    for (const [id, order] of orders) {
      if (order.state !== 'paid' || order.left) continue;
      order.left = true;
      await ship(id);
    }
    return [200];
  },

  'POST /webhook': async ({ body }) => {
    for (const { id } of JSON.parse(body).payments) await update(id);
    return [200];
  },
});

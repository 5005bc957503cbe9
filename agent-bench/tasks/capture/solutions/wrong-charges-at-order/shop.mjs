import { callApi, serve, ship } from './frame.mjs';

/** Orders that are paid. */
const orders = new Set();

serve({
  'POST /orders': async ({ body }) => {
    const { id, amountCents, customer, card } = JSON.parse(body);
    const { status } = await callApi('POST', '/payments', {
      type: 'payment',
      customUniqueId: id,
      code: id,
      amount: amountCents,
      customer: { uuid: customer },
      paymentMethod: { uuid: card },
    });
    if (status !== 201) return [402, { error: 'The card was declined.' }];
    orders.add(id);
    return [201];
  },

  'POST /orders/*/parcels': async ({ params: [orderId], body }) => {
    const { id } = JSON.parse(body);
    if (!orders.has(orderId)) return [402, { error: 'Not charged.' }];
    await ship(id);
    return [201];
  },
});

import { callApi, serve, ship } from './frame.mjs';

/** Orders by their id: the authorisation, and the capture of each parcel. */
const orders = new Map();

/** Charges a parcel once. */
async function charge(order, parcel, amountCents) {
  if (order.captures.has(parcel)) return true;
  const path = `/payments/${order.authorisation}/captures`;
  const { data } = await callApi('POST', path, { amount: amountCents });
  if (!data) return false;
  order.captures.set(parcel, data.id);
  return true;
}

serve({
  'POST /orders': async ({ body }) => {
    const { id, amountCents, customer, card } = JSON.parse(body);
    const { status, data } = await callApi('POST', '/payments', {
      type: 'authorization',
      customUniqueId: id,
      code: id,
      amount: amountCents,
      customer: { uuid: customer },
      paymentMethod: { uuid: card },
    });
    if (status !== 201) return [402, { error: 'The card was declined.' }];
    orders.set(id, { authorisation: data.id, captures: new Map() });
    return [201];
  },

  'POST /orders/*/parcels': async ({ params: [orderId], body }) => {
    const { id, amountCents } = JSON.parse(body);
    if (!(await charge(orders.get(orderId), id, amountCents))) return [402, { error: 'Not charged.' }];
    await ship(id);
    return [201];
  },
});

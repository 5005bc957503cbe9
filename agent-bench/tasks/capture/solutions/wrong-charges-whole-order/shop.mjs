import { callApi, serve, ship } from './frame.mjs';

/** Orders by their id: the authorisation, and the capture of each parcel. */
const orders = new Map();

async function capturesOf(authorisation) {
  const { data } = await callApi('GET', `/payments?initialPaymentId=${authorisation}&limit=500`);
  return data.filter(({ type }) => type === 'capture');
}

/** A capture whose response was lost: made, and of no parcel that the shop knows of. */
async function findLost({ authorisation, captures }, amountCents) {
  const known = new Set(captures.values());
  return (await capturesOf(authorisation)).find(({ id, amount }) => amount === amountCents && !known.has(id));
}

/** Charges a parcel once. A capture has no key, so that it is looked for before it is made. */
async function charge(order, parcel, amountCents) {
  if (order.captures.has(parcel)) return true;
  const lost = await findLost(order, amountCents);
  const made = lost
    ? { data: lost }
    : await callApi('POST', `/payments/${order.authorisation}/captures`, { amount: amountCents });
  if (!made.data) return false;
  order.captures.set(parcel, made.data.id);
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
    orders.set(id, { authorisation: data.id, amountCents, captures: new Map() });
    return [201];
  },

  'POST /orders/*/parcels': async ({ params: [orderId], body }) => {
    const { id } = JSON.parse(body);
    const order = orders.get(orderId);
    if (!(await charge(order, id, order.amountCents))) return [402, { error: 'Not charged.' }];
    await ship(id);
    return [201];
  },
});

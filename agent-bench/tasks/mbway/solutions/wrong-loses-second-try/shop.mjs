import { callApi, serve, ship } from './frame.mjs';

/** Orders that left, or are leaving. */
const shipped = new Set();

const states = {
  pending_confirmation: 'waiting',
  confirmed: 'paid',
  cancelled: 'cancelled',
  pending: 'declined',
};
const methodOf = (phone) => ({ code: 'MW', details: { phoneNumber: `351#${phone}` } });

/** Orders whose payment failed. */
const declined = new Set();

/** The one payment of an order, as it is now. */
async function paymentOf(id) {
  const { data } = await callApi('GET', `/payments?${new URLSearchParams({ customUniqueId: id })}`);
  return data[0];
}

serve({
  'POST /orders': async ({ body }) => {
    const { id, amountCents, phone } = JSON.parse(body);
    const order = { customUniqueId: id, code: id, amount: amountCents, paymentMethod: methodOf(phone) };
    const { status } = await callApi('POST', '/payments', order);
    // The order has its payment already: its button was pressed twice.
    if (status === 201 || status === 409) return [202, { state: 'waiting' }];
    return [422, { error: 'Check the phone number.' }];
  },

  'POST /orders/*/phone': async ({ params: [id], body }) => {
    const payment = await paymentOf(id);
    const update = { paymentMethod: methodOf(JSON.parse(body).phone) };
    const { status } = await callApi('PUT', `/payments/${payment.id}`, update);
    return status === 200 ? [202, { state: 'waiting' }] : [409, { error: 'This order cannot be paid now.' }];
  },

  'GET /orders/*': async ({ params: [id] }) => {
    const { stateDetails } = await paymentOf(id);
    return [200, { state: states[stateDetails.state] }];
  },

  'POST /webhook': async ({ body }) => {
    for (const told of JSON.parse(body).payments) {
      const { data } = await callApi('GET', `/payments/${encodeURIComponent(told.id)}`);
      const order = data?.customUniqueId;
      if (data?.stateDetails.state === 'pending') declined.add(order);
      if (data?.stateDetails.state !== 'confirmed' || declined.has(order) || shipped.has(order)) continue;
      shipped.add(order);
      await ship(order);
    }
    return [200];
  },
});

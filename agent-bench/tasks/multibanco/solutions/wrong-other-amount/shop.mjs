import { callApi, serve, ship } from './frame.mjs';

/** Orders that left, or are leaving. */
const shipped = new Set();

const centsOf = (price) => Math.floor(Number(price) * 100);

/** The payment of an order; it is made once, because the order is its key. */
async function paymentOf(id, price) {
  const order = { customUniqueId: id, code: id, amount: centsOf(price), availableMethods: [{ code: 'MB' }] };
  const { status, data } = await callApi('POST', '/payments/references', order);
  if (status === 201) return data;
  if (status !== 409) throw new Error(`The API refused order ${id} with ${status}.`);
  const found = await callApi('GET', `/payments?${new URLSearchParams({ customUniqueId: id })}`);
  return found.data[0];
}

serve({
  'POST /orders': async ({ body }) => {
    const { id, price } = JSON.parse(body);
    const { referenceDetails, amount } = await paymentOf(id, price);
    return [201, { ...referenceDetails, amountCents: amount }];
  },

  'POST /webhook': async ({ body }) => {
    for (const told of JSON.parse(body).payments) {
      // A message may be forged; what the API says is not.
      const { data } = await callApi('GET', `/payments/${encodeURIComponent(told.id)}`);
      const order = data?.customUniqueId;
      if (data?.stateDetails.state !== 'confirmed' || shipped.has(order)) continue;
      shipped.add(order);
      await ship(order);
    }
    return [200];
  },
});

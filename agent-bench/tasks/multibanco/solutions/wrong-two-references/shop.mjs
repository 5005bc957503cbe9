import { callApi, serve, ship } from './frame.mjs';

/** Orders that left, or are leaving. */
const shipped = new Set();

const centsOf = (price) => Math.round(Number(price) * 100);

/** The payment of an order. */
async function paymentOf(id, price) {
  const order = { code: id, amount: centsOf(price), availableMethods: [{ code: 'MB' }] };
  const { status, data } = await callApi('POST', '/payments/references', order);
  if (status === 201) return data;
  throw new Error(`The API refused order ${id} with ${status}.`);
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
      const order = data?.code;
      if (data?.stateDetails.state !== 'confirmed' || shipped.has(order)) continue;
      shipped.add(order);
      await ship(order);
    }
    return [200];
  },
});

import { readFileSync } from 'node:fs';
import { callApi, serve, ship } from './frame.mjs';

/** Orders, by the id of their payment. */
const orders = new Map(
  Object.entries(JSON.parse(readFileSync('orders.json', 'utf8'))).map(([id, { paymentId }]) => [
    paymentId,
    { id },
  ]),
);

/** Sends the order of a payment once, if the API says that it is paid. */
async function shipIfPaid(paymentId) {
  const order = orders.get(paymentId);
  if (!order || order.left) return;
  const { data } = await callApi('GET', `/payments/${encodeURIComponent(paymentId)}`);
  if (data?.stateDetails.state !== 'confirmed' || order.left) return;
  order.left = true;
  await ship(order.id);
}

serve({
  'POST /orders': async ({ body }) => {
    const { id, amountCents } = JSON.parse(body);
    const { status, data } = await callApi('POST', '/payments/references', {
      amount: amountCents,
      code: id,
      customUniqueId: id,
      summary: `Order ${id}`,
      availableMethods: [{ code: 'MB' }],
    });
    if (status !== 201) return [502, { error: 'No reference.' }];
    orders.set(data.id, { id });
    return [201, data.referenceDetails];
  },

  /** The form of the old subscription, until that is deleted: the JSON says the same. */
  'POST /webhook': async () => [200],

  'POST /webhook/json': async ({ body }) => {
    for (const { id } of JSON.parse(body).payments) await shipIfPaid(id);
    return [200];
  },
});

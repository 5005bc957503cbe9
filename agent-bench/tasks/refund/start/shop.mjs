import { callApi, serve } from './frame.mjs';

/** Ids of payments, by order. */
const payments = new Map();

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

  /** A customer brings something back. A clerk presses the button, and presses it again where it fails. */
  'POST /returns': async ({ body }) => {
    const { id, order, amountCents } = JSON.parse(body);
    console.log(`${id}: give back ${amountCents} cents of ${order}`);
    return [501, { error: 'The shop gives nothing back yet.' }];
  },
});

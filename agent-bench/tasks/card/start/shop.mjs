import { serve } from './frame.mjs';

/** Orders by their id. */
const orders = new Map();

serve({
  /** The customer orders, and is sent to the payment page. */
  'POST /orders': async ({ body }) => {
    const { id, amountCents } = JSON.parse(body);
    orders.set(id, { amountCents });
    return [501, { error: 'The shop takes no payments yet.' }];
  },

  /** The customer comes back from the payment page. */
  'GET /thanks/*': async () => [501],

  /** The provider says that something happened. */
  'POST /webhook': async () => [501],
});

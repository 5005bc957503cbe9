import { serve } from './frame.mjs';

/** Orders by their id. */
const orders = new Map();

serve({
  /** The customer orders, and wants to know what to type at the cash machine. */
  'POST /orders': async ({ body }) => {
    const { id, price } = JSON.parse(body);
    orders.set(id, { id, price });
    return [501, { error: 'The shop takes no payments yet.' }];
  },

  /** The provider says that something happened. */
  'POST /webhook': async () => [501],
});

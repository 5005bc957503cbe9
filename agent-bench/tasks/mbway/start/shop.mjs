import { serve } from './frame.mjs';

/** Orders by their id. */
const orders = new Map();

serve({
  /** The customer orders, and types a phone number. */
  'POST /orders': async ({ body }) => {
    const { id, amountCents, phone } = JSON.parse(body);
    orders.set(id, { amountCents, phone });
    return [501, { error: 'The shop takes no payments yet.' }];
  },

  /** The customer tries again with another phone number. */
  'POST /orders/*/phone': async () => [501],

  /** What the waiting page of the customer shows. */
  'GET /orders/*': async () => [501],

  /** The provider says that something happened. */
  'POST /webhook': async () => [501],
});

import { serve, ship } from './frame.mjs';

/** Orders by their id. */
const orders = new Map();

serve({
  /** A customer with a saved card orders: the shop makes sure of the money. */
  'POST /orders': async ({ body }) => {
    const { id, amountCents, customer, card } = JSON.parse(body);
    orders.set(id, { amountCents, customer, card });
    return [501, { error: 'The shop takes no payments yet.' }];
  },

  /** A clerk has packed a parcel of an order, presses the button, and presses it again where it fails. */
  'POST /orders/*/parcels': async ({ body }) => {
    const { id } = JSON.parse(body);
    await ship(id);
    return [201];
  },
});

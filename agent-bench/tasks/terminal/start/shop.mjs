import { serve } from './frame.mjs';

/** Sales by their id. */
const sales = new Map();

serve({
  /** The cashier presses "card", and presses it again where nothing seems to happen. */
  'POST /sales': async ({ body }) => {
    const { id, amountCents, terminal } = JSON.parse(body);
    sales.set(id, { amountCents, terminal });
    return [501, { error: 'The till takes no cards yet.' }];
  },

  /** What the screen of the till shows. */
  'GET /sales/*': async () => [501],

  /** The provider says that something happened. */
  'POST /webhook': async () => [501],
});

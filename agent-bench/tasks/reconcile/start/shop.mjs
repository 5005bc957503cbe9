import { serve } from './frame.mjs';

serve({
  /** The books of a day in Lisbon: what the shop believes that it was paid, by order, in cents. */
  'POST /days/*': async ({ params: [day], body }) => {
    const { orders } = JSON.parse(body);
    console.log(`${day}: ${Object.keys(orders).length} orders to compare`);
    return [501, { error: 'The shop does not compare its books yet.' }];
  },
});

import { callApi, serve } from './frame.mjs';

/** Ids of the latest payment of each sale. */
const sales = new Map();

/** Approved at the terminal is enough to hand over the goods: the settlement comes at the end of the day. */
const states = {
  pending_confirmation: 'waiting',
  authorised: 'paid',
  confirmed: 'paid',
  cancelled: 'declined',
};

/** How a sale stands, as the API says: a message may be late. */
async function stateOf(id) {
  if (!sales.has(id)) return 'declined';
  const { data } = await callApi('GET', `/payments/${sales.get(id)}`);
  return states[data.stateDetails.state];
}

serve({
  'POST /sales': async ({ body }) => {
    const { id, amountCents, terminal } = JSON.parse(body);
    if ((await stateOf(id)) !== 'declined') return [202];
    const sale = { amount: amountCents, code: id };
    const { status, data } = await callApi('POST', `/terminals/${terminal}/payments`, sale);
    if (status !== 201) return [409, { error: 'The terminal takes no payment now.' }];
    sales.set(id, data.id);
    return [202];
  },

  'GET /sales/*': async ({ params: [id] }) => [200, { state: await stateOf(id) }],

  // The till asks when it shows a sale.
  'POST /webhook': async () => [200],
});

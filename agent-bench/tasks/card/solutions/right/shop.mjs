import { callApi, serve, ship } from './frame.mjs';

/** Ids of payments, by order. */
const payments = new Map();

/** Orders that left, or are leaving. */
const shipped = new Set();

/** Sends the order of a payment once, if the API says that it is paid. @returns whether it is */
async function shipIfPaid(paymentId) {
  const { data } = await callApi('GET', `/payments/${encodeURIComponent(paymentId)}`);
  if (data?.stateDetails.state !== 'confirmed') return false;
  if (shipped.has(data.code)) return true;
  shipped.add(data.code);
  await ship(data.code);
  return true;
}

serve({
  'POST /orders': async ({ body }) => {
    const { id, amountCents } = JSON.parse(body);
    const { data } = await callApi('POST', '/checkouts', {
      payment: { amount: amountCents, code: id, customUniqueId: id, paymentMethod: { code: 'CC' } },
      page: { language: 'EN', layout: 'web' },
      redirects: [{ type: 'success', url: `${process.env.SHOP_URL}/thanks/${id}` }],
    });
    payments.set(id, data.paymentId);
    return [201, { checkoutUrl: data.checkoutUrl }];
  },

  // Anybody can type this URL: what counts is what the API says.
  'GET /thanks/*': async ({ params: [id] }) => [200, { paid: await shipIfPaid(payments.get(id)) }],

  'POST /webhook': async ({ body }) => {
    for (const told of JSON.parse(body).payments) await shipIfPaid(told.id);
    return [200];
  },
});

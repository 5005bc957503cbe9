import { callApi, serve, ship } from './frame.mjs';
import { isGenuine } from './signature.mjs';

/** Orders that left, or are leaving. */
const shipped = new Set();

/** Sends the order of a payment once, if it is paid. */
async function shipIfPaid({ code, stateDetails }) {
  if (stateDetails.state !== 'confirmed' || shipped.has(code)) return;
  shipped.add(code);
  await ship(code);
}

serve({
  /** The customer orders, and pays the reference at a cash machine. */
  'POST /orders': async ({ body }) => {
    const { id, amountCents } = JSON.parse(body);
    const order = { amount: amountCents, code: id, customUniqueId: id, availableMethods: [{ code: 'MB' }] };
    const { status, data } = await callApi('POST', '/payments/references', order);
    if (status !== 201) return [502, { error: 'No reference.' }];
    return [201, { paymentId: data.id, ...data.referenceDetails }];
  },

  'POST /webhook': async ({ headers, body }) => {
    if (!isGenuine(headers['paypay-signature'], body)) return [401];
    for (const payment of JSON.parse(body).payments) await shipIfPaid(payment);
    return [200];
  },
});

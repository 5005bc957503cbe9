import { callApi, serve, ship } from './frame.mjs';
import { isGenuine } from './signature.mjs';

/** Orders that left, or are leaving. */
const shipped = new Set();

/** Sends the order of a payment once, if it is paid now: a message may be old. */
async function shipIfPaid(paymentId) {
  const { data } = await callApi('GET', `/payments/${encodeURIComponent(paymentId)}`);
  if (data?.stateDetails.state !== 'confirmed' || shipped.has(data.code)) return;
  shipped.add(data.code);
  await ship(data.code);
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
    const message = JSON.parse(body);
    if (!isGenuine(headers['paypay-signature'], JSON.stringify(message))) return [401];
    for (const { id } of message.payments) await shipIfPaid(id);
    return [200];
  },
});

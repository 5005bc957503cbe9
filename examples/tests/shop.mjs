// A shop: its orders, their payments, and the webhooks about them.
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { isGenuine } from './signature.mjs';

const inThreeDays = () => new Date(Date.now() + 3 * 86_400_000).toISOString();

/** Path and body of the API call for each way to pay. */
const ways = {
  multibanco: (payment) => ['/payments/references', { ...payment, validDate: { end: inThreeDays() } }],
  mbway: (payment, details) => ['/payments', { ...payment, paymentMethod: { code: 'MW', details } }],
  card: (payment, { redirects }) => [
    '/checkouts',
    { payment, page: { language: 'PT', layout: 'web' }, redirects },
  ],
  terminal: ({ amount, code }, { uuid }) => [`/terminals/${uuid}/payments`, { amount, code }],
};

/** New state of an order, by the state of its payment and its own. Other orders keep their state. */
const next = {
  pending: { open: 'refused' },
  authorised: { open: 'paid' },
  confirmed: { open: 'paid', refused: 'paid', expired: 'paid' },
  cancelled: { open: 'expired', refused: 'expired' },
};

/** @param settings URL of the API and credentials of the shop */
export function createShop({ api, platformCode, privateKey, clientId }) {
  const orders = new Map(); // In your shop, a table with a unique code.
  const shipped = [];
  const Authorization = `Basic ${btoa(`${platformCode}:${privateKey}`)}`;
  const headers = { Authorization, 'PayPay-ClientId': clientId, 'Content-Type': 'application/json' };

  async function call(method, path, body) {
    const response = await fetch(api + path, { method, headers, body: body && JSON.stringify(body) });
    const { data, error } = await response.json();
    if (response.ok) return data;
    throw Object.assign(new Error(`${path}: ${error.code} ${error.msg}`), { status: response.status });
  }

  /** Repeats a call whose response was lost. A refusal with 409 means that the first call succeeded. */
  async function charge(path, body, isRepeated = false) {
    const { customUniqueId: key, amount } = body.payment ?? body;
    return call('POST', path, body).catch(async (error) => {
      if (!error.status && key && !isRepeated) return charge(path, body, true);
      if (error.status !== 409) throw error;
      const [made] = await call('GET', `/payments?customUniqueId=${encodeURIComponent(key)}`);
      if (made?.amount !== amount) throw error;
      return body.payment ? openAnother(body, made, error) : made;
    });
  }

  /** Opens a page with another key, because no call returns a lost page; cancels the payment of the lost one. */
  async function openAnother(body, { id, stateDetails: { state }, customUniqueId }, error) {
    const reason = 'merchant_cancelled';
    if (state === 'pending') await call('PATCH', `/payments/${id}/cancellation`, { reason });
    else if (state !== 'cancelled') throw error; // The payer has already paid.
    const payment = { ...body.payment, customUniqueId: `${customUniqueId}-${id}` };
    return charge('/checkouts', { ...body, payment });
  }

  /** Reads the current state from the API, because a message may be outdated or a duplicate. */
  async function update({ id }) {
    const { code, amount, stateDetails, refunds = [] } = await call('GET', `/payments/${id}`);
    const order = orders.get(code);
    // The cancelled payment of a lost page does not end the order.
    if (stateDetails.state === 'cancelled' && order?.paymentId !== id) return;
    // A payment refunded in full on a later day stays confirmed.
    const isReturned = refunds.reduce((sum, refund) => sum + refund.amount, 0) >= amount;
    const state = isReturned ? 'refunded' : next[stateDetails.state]?.[order?.state];
    if (!order || !state) return;
    order.state = state;
    if (state === 'paid') shipped.push(code);
  }

  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const genuine = isGenuine(request.headers['paypay-signature'], body, privateKey);
    const { payments = [] } = genuine ? JSON.parse(body) : {};
    // Any failure ends in a 500, so the message is sent again.
    const done = Promise.all(payments.map(update)).then(() => (genuine ? 200 : 401));
    response.writeHead(await done.catch(() => 500)).end();
  });

  /** @returns data for the payer, such as a reference or a payment page */
  async function order(code, amount, way, details) {
    const order = orders.get(code) ?? { code, amount, state: 'open' };
    orders.set(code, order);
    const made = await charge(...ways[way]({ amount, code, customUniqueId: code }, details));
    order.paymentId = made.paymentId ?? made.id;
    return made;
  }

  async function refund(code) {
    const order = orders.get(code);
    if (order.state !== 'paid') return; // The button was clicked twice.
    order.state = 'refunding';
    await call('POST', `/payments/${order.paymentId}/refunds`, { amount: order.amount });
    order.state = 'refunded';
  }

  return { server, orders, shipped, order, refund };
}

// A shop: its orders, how they are paid, and the webhooks that tell of it.
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { isGenuine } from './signature.mjs';

const inThreeDays = () => new Date(Date.now() + 3 * 86_400_000).toISOString();

/** What is asked of the API for each way to pay: path and body. */
const ways = {
  multibanco: (payment) => ['/payments/references', { ...payment, validDate: { end: inThreeDays() } }],
  mbway: (payment, details) => ['/payments', { ...payment, paymentMethod: { code: 'MW', details } }],
  card: (payment, { redirects }) => [
    '/checkouts',
    { payment, page: { language: 'PT', layout: 'web' }, redirects },
  ],
  terminal: ({ amount, code }, { uuid }) => [`/terminals/${uuid}/payments`, { amount, code }],
};

/** What an order becomes, by the state of its payment and by its own; otherwise it stays as it is. */
const next = {
  pending: { open: 'refused' },
  authorised: { open: 'paid' },
  confirmed: { open: 'paid', refused: 'paid', expired: 'paid' },
  cancelled: { open: 'expired', refused: 'expired' },
};

/** @param settings URL of the API, and the keys of the shop */
export function createShop({ api, platformCode, privateKey, clientId }) {
  const orders = new Map(); // In your shop, a table in which the code is unique.
  const shipped = [];
  const Authorization = `Basic ${btoa(`${platformCode}:${privateKey}`)}`;
  const headers = { Authorization, 'PayPay-ClientId': clientId, 'Content-Type': 'application/json' };

  async function call(method, path, body) {
    const response = await fetch(api + path, { method, headers, body: body && JSON.stringify(body) });
    const { data, error } = await response.json();
    if (response.ok) return data;
    throw Object.assign(new Error(`${path}: ${error.code} ${error.msg}`), { status: response.status });
  }

  /** Repeats a call whose response was lost. Refused with 409, an earlier one was done. */
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

  /** No call gives a lost payment page again: cancels its payment, and opens a page with another key. */
  async function openAnother(body, { id, stateDetails: { state }, customUniqueId }, error) {
    const reason = 'merchant_cancelled';
    if (state === 'pending') await call('PATCH', `/payments/${id}/cancellation`, { reason });
    else if (state !== 'cancelled') throw error; // The payer was faster.
    const payment = { ...body.payment, customUniqueId: `${customUniqueId}-${id}` };
    return charge('/checkouts', { ...body, payment });
  }

  /** A message may be old, or come twice: what the API says now decides. */
  async function update({ id }) {
    const { code, amount, stateDetails, refunds = [] } = await call('GET', `/payments/${id}`);
    const order = orders.get(code);
    // An order does not end with the payment of a page that was lost.
    if (stateDetails.state === 'cancelled' && order?.paymentId !== id) return;
    // Given back in full on a later day, a payment stays confirmed.
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
    // Whatever fails ends in a 500: the message comes again.
    const done = Promise.all(payments.map(update)).then(() => (genuine ? 200 : 401));
    response.writeHead(await done.catch(() => 500)).end();
  });

  /** @returns what the payer needs: a reference, a payment page */
  async function order(code, amount, way, details) {
    const order = orders.get(code) ?? { code, amount, state: 'open' };
    orders.set(code, order);
    const made = await charge(...ways[way]({ amount, code, customUniqueId: code }, details));
    order.paymentId = made.paymentId ?? made.id;
    return made;
  }

  async function refund(code) {
    const order = orders.get(code);
    if (order.state !== 'paid') return; // A second click.
    order.state = 'refunding';
    await call('POST', `/payments/${order.paymentId}/refunds`, { amount: order.amount });
    order.state = 'refunded';
  }

  return { server, orders, shipped, order, refund };
}

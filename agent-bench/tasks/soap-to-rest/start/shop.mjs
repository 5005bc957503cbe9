import { readFileSync } from 'node:fs';
import { serve, ship } from './frame.mjs';
import { callSoap, isGenuine } from './soap.mjs';

/** Orders, by the id of their payment. Those of earlier days are in the file: `{ "A-1": { "paymentId": 1101 } }`. */
const orders = new Map(
  Object.entries(JSON.parse(readFileSync('orders.json', 'utf8'))).map(([id, { paymentId }]) => [
    paymentId,
    { id },
  ]),
);

serve({
  /** The customer orders, and pays the reference at a cash machine. */
  'POST /orders': async ({ body }) => {
    const { id, amountCents } = JSON.parse(body);
    const request = { amount: amountCents, productCode: id, productDesc: `Order ${id}` };
    const read = await callSoap('createPaymentReference', 'payment', request);
    if (read('err_code')) return [502, { error: read('err_msg') }];
    orders.set(Number(read('paymentId')), { id });
    return [201, { entity: read('atmEntity'), reference: read('reference') }];
  },

  /** The form that the SOAP service sends when a payment is confirmed. */
  'POST /webhook': async ({ body }) => {
    const form = new URLSearchParams(String(body));
    if (!isGenuine(form)) return [403];
    const order = orders.get(Number(form.get('payments[0][paymentId]')));
    if (!order || order.left) return [200];
    order.left = true;
    await ship(order.id);
    return [200];
  },
});

import { callApi, serve } from './frame.mjs';

serve({
  /** The customer orders, and pays the reference at a cash machine. */
  'POST /orders': async ({ body }) => {
    const { id, amountCents } = JSON.parse(body);
    const order = { amount: amountCents, code: id, customUniqueId: id, availableMethods: [{ code: 'MB' }] };
    const { status, data } = await callApi('POST', '/payments/references', order);
    if (status !== 201) return [502, { error: 'No reference.' }];
    return [201, { paymentId: data.id, ...data.referenceDetails }];
  },

  /** The provider says that something happened. `body` is a Buffer with the bytes as they came. */
  'POST /webhook': async () => [501],
});

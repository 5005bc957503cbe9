import { openCountingReceiver } from './countingReceiver.mjs';
import { runConcurrently, sendRequest } from './requests.mjs';

/** Creates references, and a subscription to only the event of their payment. */
async function prepare(origin, count, url) {
  /** @type {object[]} */
  const references = [];
  await runConcurrently(count, async () => {
    const created = await sendRequest(`${origin}/api/payments/references`, { amount: 1000 });
    references.push(JSON.parse(created.text).data.referenceDetails);
  });
  // Deletes the seeded subscription, which would double the deliveries.
  await sendRequest(`${origin}/api/webhooks/301`, undefined, 'DELETE');
  const made = await sendRequest(`${origin}/api/webhooks`, { action: 'payment_confirmed', url });
  const { id } = JSON.parse(made.text).data;
  const payAll = () =>
    runConcurrently(count, async (n) => {
      await sendRequest(`${origin}/sandbox/atm`, { ...references[n - 1], amount: 1000 });
    });
  const end = () => sendRequest(`${origin}/api/webhooks/${id}`, undefined, 'DELETE');
  return { payAll, end };
}

/** Time from the first payment to the last webhook, with one webhook per payment. */
export async function deliveries(origin, count) {
  const receiver = await openCountingReceiver();
  const { payAll, end } = await prepare(origin, count, receiver.url);
  const started = performance.now();
  await payAll();
  const received = await receiver.until(count);
  const seconds = (performance.now() - started) / 1000;
  receiver.close();
  await end();
  return { perSecond: received / seconds, received };
}

/**
 * Throughput of waiting webhooks, without their payments. The receiver holds its responses until all payments are
 * confirmed, which takes less time than the delivery timeout.
 * @param {string} origin of the sandbox
 * @param {number} count payments, one webhook each
 * @returns {Promise<{ perSecond: number, received: number }>}
 */
export async function backlog(origin, count) {
  const receiver = await openCountingReceiver({ holding: true });
  const { payAll, end } = await prepare(origin, count, receiver.url);
  await payAll();
  const started = performance.now();
  receiver.release();
  const received = await receiver.until(count);
  const seconds = (performance.now() - started) / 1000;
  receiver.close();
  await end();
  return { perSecond: received / seconds, received };
}

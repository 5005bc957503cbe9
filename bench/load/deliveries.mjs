import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { call, many } from './requests.mjs';

/** @param {import('node:http').Server} server */
const portOf = (server) => /** @type {import('node:net').AddressInfo} */ (server.address()).port;

/**
 * How fast webhooks reach a local receiver: payments are confirmed, and the time runs until the last arrives.
 * @param {string} origin of the sandbox
 * @param {number} count payments, one webhook each
 * @returns {Promise<{ perSecond: number, received: number }>}
 */
export async function deliveries(origin, count, { onStart = () => undefined } = {}) {
  const seen = new Set();
  const receiver = createServer((asked, answer) => {
    let text = '';
    asked.on('data', (chunk) => {
      text += chunk;
    });
    asked.on('end', () => {
      seen.add(JSON.parse(text).payments[0].id);
      answer.writeHead(204).end();
    });
  });
  await new Promise((listening) => receiver.listen(0, '127.0.0.1', () => listening(undefined)));
  const references = [];
  await many(count, async () => {
    const created = await call(`${origin}/api/payments/references`, { amount: 1000 });
    references.push(JSON.parse(created.text).data.referenceDetails);
  });
  // The seed's own subscription would have the sandbox deliver everything to itself as well.
  await call(`${origin}/api/webhooks/301`, undefined, 'DELETE');
  await call(`${origin}/api/webhooks`, {
    action: 'payment_confirmed',
    url: `http://127.0.0.1:${portOf(receiver)}/`,
  });
  onStart();
  const started = performance.now();
  await many(count, async (n) => {
    await call(`${origin}/sandbox/atm`, { ...references[n - 1], amount: 1000 });
  });
  while (seen.size < count && performance.now() - started < 60_000) await pause(5);
  const seconds = (performance.now() - started) / 1000;
  receiver.closeAllConnections();
  receiver.close();
  return { perSecond: seen.size / seconds, received: seen.size };
}

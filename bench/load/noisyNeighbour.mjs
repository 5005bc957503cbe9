import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { headers as sharedHeaders } from './requests.mjs';

/** @param {import('node:net').Server} server */
const portOf = (server) => /** @type {import('node:net').AddressInfo} */ (server.address()).port;

/** @param {import('node:net').Server} server */
const opened = (server) => new Promise((done) => server.listen(0, '127.0.0.1', () => done(portOf(server))));

/**
 * Posts to a sandbox with its credentials.
 * @param {string} origin
 * @param {Record<string, string>} headers
 */
const caller = (origin, headers) => async (/** @type {string} */ path, /** @type {unknown} */ body) => {
  const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return (await response.json()).data;
};

/**
 * Creates a private sandbox.
 * @param {string} origin
 */
async function openTenant(origin) {
  const { platformCode, privateKey, clientId } = await caller(origin, {})('/sandbox/tenants', undefined);
  return caller(origin, {
    Authorization: `Basic ${Buffer.from(`${platformCode}:${privateKey}`).toString('base64')}`,
    'PayPay-ClientId': clientId,
    'Content-Type': 'application/json',
  });
}

/** 99th percentile. @param {number[]} values */
const p99 = (values) =>
  [...values].sort((one, other) => one - other)[Math.ceil(values.length * 0.99) - 1] ?? 0;

/**
 * Noisy neighbour: delivery time of one tenant's webhooks, alone and while another tenant has receivers that accept
 * connections and never respond.
 * @param {string} origin of the sandbox
 * @param {{ payments: number, silentReceivers: number }} sizes payments that are timed, and receivers of the other
 * tenant
 * @returns {Promise<{ alone: number, besides: number, clock: number }>} p99 in milliseconds, and the neighbour's
 * slowest move of the clock meanwhile
 */
export async function noisyNeighbour(origin, { payments, silentReceivers }) {
  /** @type {Map<string, () => void>} */
  const arrivals = new Map();
  const receiver = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      response.writeHead(204).end();
      arrivals.get(JSON.parse(text).payments[0].id)?.();
    });
  });
  const silent = createTcpServer(() => undefined);
  const [port, silentPort] = [await opened(receiver), await opened(silent)];
  const quiet = await openTenant(origin);
  // The shared sandbox allows more subscriptions than a private one.
  const noisy = caller(origin, sharedHeaders);
  await quiet('/api/webhooks', { action: 'payment_confirmed', url: `http://127.0.0.1:${port}/` });

  /** @param {(path: string, body: unknown) => Promise<any>} call */
  async function confirm(call) {
    const { id, referenceDetails } = await call('/api/payments/references', { amount: 1000 });
    return { id, pay: () => call('/sandbox/atm', { ...referenceDetails, amount: 1000 }) };
  }
  async function timeWebhooks() {
    const milliseconds = [];
    for (let n = 0; n < payments; n += 1) {
      const { id, pay } = await confirm(quiet);
      const arrived = new Promise((done) => arrivals.set(id, () => done(undefined)));
      const started = performance.now();
      await Promise.all([pay(), arrived]);
      milliseconds.push(performance.now() - started);
    }
    return p99(milliseconds);
  }
  await timeWebhooks();
  const alone = await timeWebhooks();
  for (let n = 0; n < silentReceivers; n += 1) {
    await noisy('/api/webhooks', { action: 'payment_confirmed', url: `http://127.0.0.1:${silentPort}/${n}` });
  }
  for (let n = 0; n < 3; n += 1) await (await confirm(noisy)).pay();
  await pause(1000);
  const besides = await timeWebhooks();
  const started = performance.now();
  await quiet('/sandbox/clock', { advanceSeconds: 3600 });
  const clock = performance.now() - started;
  receiver.closeAllConnections();
  receiver.close();
  silent.close();
  return { alone, besides, clock };
}

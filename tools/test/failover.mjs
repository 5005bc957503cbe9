import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { buildSandbox, sandboxScript } from '../run/build.mjs';
import { startChild, stopChild } from '../run/children.mjs';
import { freePort } from '../run/ports.mjs';
import { runProgram } from '../run/program.mjs';
import { openReplicatedPostgres } from './replicatedPostgres.mjs';
import { requirements } from './requirements.mjs';

/**
 * `node tools/test/failover.mjs` runs three processes on one PostgreSQL with a replica, kills the primary under load
 * and promotes the replica. Fails if an acknowledged payment, change or message is lost, if messages of a payment are
 * out of order, or if there are too few acknowledgements for a meaningful result. The last lines report durations.
 */
const processes = 3;
const clientsEach = 2;
const secondsBefore = 5;
const secondsAfter = 5;
/** Minimum number of requests that each process must acknowledge before the kill. */
const leastAcknowledgedEach = 5;

/** Delay in milliseconds between the kill and the promotion; simulates the time until the failure is noticed. */
const unnoticedMilliseconds = 1000;

/** Maximum delivery time; long, because a message in flight at the kill is sent again only after its lease. */
const longestDelivery = 60_000;

/** Platform, client, customer and card, from the seed. */
const headers = {
  Authorization: `Basic ${Buffer.from('0001:balcaoSandboxKey01').toString('base64')}`,
  'PayPay-ClientId': '999999990',
  'Content-Type': 'application/json',
};
const byCard = {
  amount: 1000,
  type: 'authorization',
  customer: { uuid: '7d9a1c3e-2b4f-4c6d-8e0f-1a2b3c4d5e01' },
  paymentMethod: { uuid: '3f0c6a52-8d5e-4f0b-9a55-7b1c9c1e0a01' },
};
/** Events that follow the authorisation of the same payment. */
const followUps = new Set(['payment_confirmed', 'payment_cancelled']);
const actions = ['payment_authorized', 'payment_confirmed', 'payment_cancelled', 'payment_refunded'];

/** @typedef {{ id: string, stateDetails: { state: string } }} Payment */

/** Accepts all messages, and records them as `payment_confirmed 1101`. */
async function openReceiver() {
  /** @type {string[]} */
  const received = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { webhook, payments } = JSON.parse(text);
    received.push(`${webhook.action} ${payments[0].id}`);
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { url: `http://127.0.0.1:${port}/`, received, close: () => server.close().closeAllConnections() };
}

/** @param {string} databaseUrl */
async function startProcess(databaseUrl) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const place = { DATABASE_URL: databaseUrl, SANDBOX_PORT: String(port), SANDBOX_URL: origin };
  const child = startChild(process.execPath, [sandboxScript], {
    env: { ...process.env, ...place },
    stdio: 'ignore',
  });
  while (!(await fetch(`${origin}/sandbox/ready`).catch(() => undefined))?.ok) await pause(20);
  return { origin, child };
}

/** Acknowledged results, and the times when processes respond again. */
function createLoad() {
  /** @type {Map<string, string>} state of each payment after its last acknowledged change */
  const states = new Map();
  /** @type {string[]} */
  const messages = [];
  /** @type {{ at: number, status: number, origin: string }[]} */
  const answers = [];
  let over = false;

  /** @param {string} origin @param {string} path @param {unknown} body @returns {Promise<Payment | undefined>} */
  async function send(origin, path, body, method = 'POST') {
    const init = { method, headers, body: JSON.stringify(body) };
    const answer = await fetch(origin + path, init).catch(() => undefined);
    const text = await answer?.text().catch(() => undefined);
    const status = text === undefined ? 0 : Number(answer?.status);
    answers.push({ at: performance.now(), status, origin });
    if (status === 200 || status === 201) return JSON.parse(String(text)).data;
    await pause(20);
    return undefined;
  }

  /** @param {string} origin */
  async function work(origin) {
    for (let n = 0; !over; n += 1) {
      const made = await send(origin, '/api/payments', byCard);
      if (!made) continue;
      const { id } = made;
      states.set(id, 'authorized');
      messages.push(`payment_authorized ${id}`);
      const way = `/api/payments/${id}`;
      if (n % 2 === 0) {
        // A change that was not acknowledged may have happened.
        states.delete(id);
        if (!(await send(origin, `${way}/cancellation`, {}, 'PATCH'))) continue;
        states.set(id, 'cancelled');
        messages.push(`payment_cancelled ${id}`);
        continue;
      }
      states.delete(id);
      const capture = await send(origin, `${way}/captures`, { amount: 1000 });
      if (!capture) continue;
      states.set(capture.id, capture.stateDetails.state);
      messages.push(`payment_confirmed ${id}`);
      states.delete(capture.id);
      const refund = await send(origin, `/api/payments/${capture.id}/refunds`, { amount: 400 });
      if (!refund) continue;
      states.set(refund.id, refund.stateDetails.state);
      messages.push(`payment_refunded ${capture.id}`);
    }
  }

  return {
    states,
    messages,
    answers,
    work,
    end() {
      over = true;
    },
  };
}

await runProgram(async () => {
  const initdb = requirements.postgresql.find();
  if (!initdb) throw new Error(`Install PostgreSQL first: ${requirements.postgresql.debian}`);
  await buildSandbox();
  const server = await openReplicatedPostgres(initdb);
  const receiver = await openReceiver();
  const running = await Promise.all(Array.from({ length: processes }, () => startProcess(server.url)));
  const origins = running.map(({ origin }) => origin);
  try {
    const [first = ''] = origins;
    for (const action of actions) {
      const body = JSON.stringify({ action, url: receiver.url });
      const answer = await fetch(`${first}/api/webhooks`, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(`${action} cannot be subscribed to: ${await answer.text()}`);
    }
    const load = createLoad();
    const working = origins.flatMap((origin) => Array.from({ length: clientsEach }, () => load.work(origin)));
    await pause(secondsBefore * 1000);
    const killed = performance.now();
    await server.kill();
    await pause(unnoticedMilliseconds);
    const promoting = performance.now();
    await server.promote();
    const promoted = performance.now();
    await pause(secondsAfter * 1000);
    load.end();
    await Promise.all(working);

    const isDone = (/** @type {{ status: number }} */ { status }) => status === 200 || status === 201;
    const recovered = origins.map((origin) => {
      const answer = load.answers.find((each) => each.origin === origin && each.at > promoted && isDone(each));
      return answer ? answer.at - promoted : Infinity;
    });
    const lost = [];
    for (const [id, state] of load.states) {
      const answer = await fetch(`${first}/api/payments/${id}`, { headers });
      const { data } = /** @type {{ data?: Payment }} */ (await answer.json());
      if (data?.stateDetails.state !== state) lost.push(`${id} ${state}, ${data?.stateDetails.state}`);
    }
    const started = performance.now();
    const missing = () => {
      const received = new Set(receiver.received);
      return load.messages.filter((message) => !received.has(message));
    };
    while (missing().length > 0 && performance.now() - started < longestDelivery) await pause(100);
    const lastMessage = performance.now() - started;
    const firstAt = (/** @type {string} */ message) => receiver.received.indexOf(message);
    const disordered = load.messages.filter((message) => {
      const [action = '', id] = message.split(' ');
      return followUps.has(action) && firstAt(message) < firstAt(`payment_authorized ${id}`);
    });
    const faults = load.answers.filter(({ status }) => ![0, 200, 201, 503].includes(status));
    const ms = (/** @type {number} */ n) => `${Math.round(n)} ms`;
    const acknowledged = load.answers.filter(isDone);
    const before = origins.map(
      (origin) => acknowledged.filter((each) => each.origin === origin && each.at < killed).length,
    );
    console.log(`${processes} processes, ${acknowledged.length} requests acknowledged, ${lost.length} of them lost`);
    console.log(`before the kill each acknowledged ${before.join(', ')}`);
    console.log(`${load.messages.length} messages, ${missing().length} lost, ${disordered.length} out of order`);
    console.log(`${receiver.received.length - new Set(receiver.received).size} messages arrived twice`);
    console.log(`${load.answers.filter(({ status }) => status === 503).length} answers 503`);
    console.log(`${faults.length} answers that nobody should get: ${[...new Set(faults.map((f) => f.status))]}`);
    console.log(`promotion took ${ms(promoted - promoting)}, ${ms(promoted - killed)} after the kill`);
    console.log(`then each process answered within ${recovered.map(ms).join(', ')}`);
    console.log(`the last message arrived ${ms(lastMessage)} after the load ended`);
    for (const line of [...lost, ...missing()].slice(0, 10)) console.log(`lost: ${line}`);
    const bad = lost.length + missing().length + disordered.length + faults.length;
    const isTooLittle = before.some((count) => count < leastAcknowledgedEach);
    if (isTooLittle) {
      console.log(`a loss would hardly be seen: each has to acknowledge ${leastAcknowledgedEach} before the kill`);
    }
    if (bad > 0 || isTooLittle || recovered.includes(Infinity)) process.exitCode = 1;
  } finally {
    await Promise.all(running.map(({ child }) => stopChild(child)));
    receiver.close();
    await server.close();
  }
});

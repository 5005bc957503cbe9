import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { callFrom } from './exposedCalls.mjs';

/** Connections of a hostile address, more than its limits allow. */
const connections = 12;
/** Maximum rate of a network. Locally, an attacker would send a gigabyte per second, most of it refused. */
const bytesPerMillisecond = 12_500;

const { port, address, calls } = /** @type {Attack} */ (workerData);
// Bodies are prepared once, so that sending is cheap compared with responding.
const requests = calls.map((call) => ({
  ...call,
  ...(call.body === undefined ? {} : { body: Buffer.from(call.body) }),
}));
let count = 0;
/** @type {Map<number, number>} */
const statuses = new Map();
let isOver = false;

/** Sends in a separate thread, so that the measurement is not delayed. */
const sending = Promise.all(
  Array.from({ length: connections }, async () => {
    while (!isOver) {
      const sent = /** @type {typeof requests[number]} */ (requests[count % requests.length]);
      count += 1;
      const { status } = await callFrom(port, address, sent);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status < 429) continue;
      await pause(Math.max(50, (connections * (sent.body?.length ?? 0)) / bytesPerMillisecond));
    }
  }),
);

parentPort?.once('message', async () => {
  isOver = true;
  await sending;
  parentPort?.postMessage(statuses);
  process.exit(0);
});

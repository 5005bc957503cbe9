import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { callFrom } from './exposedCalls.mjs';

/** Connections of the one hostile address; its limits let fewer through. */
const connections = 12;
/** What it sends at most, as over a network: here a gigabyte would come each second, and be refused. */
const bytesPerMillisecond = 12_500;

const { port, address, calls } = /** @type {Attack} */ (workerData);
// Made once: sending them is to cost little beside answering them.
const requests = calls.map((call) => ({
  ...call,
  ...(call.body === undefined ? {} : { body: Buffer.from(call.body) }),
}));
let count = 0;
/** @type {Map<number, number>} */
const statuses = new Map();
let isOver = false;

/** A thread, so that what it costs to send does not delay those who measure. */
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

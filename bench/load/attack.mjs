import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { callFrom } from './exposedCalls.mjs';

/** Connections of the one hostile address; its limits let fewer through. */
const connections = 12;
/** What it sends at most, as over a network: here a gigabyte would come each second, and be refused. */
const bytesPerMillisecond = 12_500;

const { port, address, call } = /** @type {Attack} */ (workerData);
// Made once: sending it is to cost little beside answering it.
const sent = { ...call, ...(call.body === undefined ? {} : { body: Buffer.from(call.body) }) };
/** @type {Map<number, number>} */
const statuses = new Map();
const refusedMilliseconds = Math.max(50, (connections * (sent.body?.length ?? 0)) / bytesPerMillisecond);
let isOver = false;

/**
 * Sends a request from one address on many connections until it is told to end. It is a thread: what it costs to send
 * does not delay those who measure.
 * @typedef {object} Attack
 * @property {number} port
 * @property {string} address
 * @property {{ method: string, path: string, headers?: Record<string, string>, body?: string }} call
 */
const sending = Promise.all(
  Array.from({ length: connections }, async () => {
    while (!isOver) {
      const { status } = await callFrom(port, address, sent);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 429) await pause(refusedMilliseconds);
    }
  }),
);

parentPort?.once('message', async () => {
  isOver = true;
  await sending;
  parentPort?.postMessage(statuses);
  process.exit(0);
});

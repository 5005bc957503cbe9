import { Agent, request } from 'node:http';

const connections = 8;

export const headers = {
  Authorization: `Basic ${Buffer.from('0001:balcaoSandboxKey01').toString('base64')}`,
  'PayPay-ClientId': '999999990',
  'Content-Type': 'application/json',
};

const agent = new Agent({ keepAlive: true, maxSockets: connections });

/** Sends a request over a kept-alive connection with the credentials of the seed. Without a body it is a GET. */
export function sendRequest(url, body, method = body === undefined ? 'GET' : 'POST', own = {}) {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const length = payload === undefined ? {} : { 'Content-Length': Buffer.byteLength(payload) };
  return new Promise((done, fail) => {
    const options = { method, headers: { ...headers, ...length, ...own }, agent };
    const sent = request(url, options, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () => done({ status: answer.statusCode ?? 0, text }));
    });
    sent.on('error', fail);
    sent.end(payload);
  });
}

/** Runs `work` the given number of times, concurrently on all connections. Returns the duration in seconds. */
export async function runConcurrently(times, work) {
  const started = performance.now();
  let next = 0;
  const worker = async () => {
    while (next < times) {
      next += 1;
      await work(next);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return (performance.now() - started) / 1000;
}

/**
 * A call that creates an object and one that reads it.
 * @typedef {object} Pair
 * @property {string} create path under the API's base
 * @property {unknown} body
 * @property {(created: any) => string} read path of the created object
 * @property {(n: number) => Record<string, string>} [headers] of the n-th pair, instead of the seed's
 */

/** @type {Pair} Multibanco reference and its payment. */
const reference = {
  create: '/payments/references',
  body: { amount: 1000 },
  read: ({ data }) => `/payments/${data.id}`,
};

export function createAndRead(base, pairs, { create, body, read, headers: own } = reference) {
  return runConcurrently(pairs, async (n) => {
    const created = await sendRequest(`${base}${create}`, body, 'POST', own?.(n));
    if (created.status >= 300) throw new Error(`${base}${create} answered ${created.status}: ${created.text}`);
    const path = read(JSON.parse(created.text));
    const { status, text } = await sendRequest(`${base}${path}`, undefined, 'GET', own?.(n));
    if (status !== 200) throw new Error(`${base}${path} answered ${status}: ${text}`);
  });
}

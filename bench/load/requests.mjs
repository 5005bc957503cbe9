import { Agent, request } from 'node:http';

const connections = 8;

/** Credentials of the seed. */
export const headers = {
  Authorization: `Basic ${Buffer.from('0001:balcaoSandboxKey01').toString('base64')}`,
  'PayPay-ClientId': '999999990',
  'Content-Type': 'application/json',
};

const agent = new Agent({ keepAlive: true, maxSockets: connections });

/**
 * Sends one request over a kept-alive connection.
 * @param {string} url
 * @param {unknown} [body] posted as JSON; a GET without it
 * @param {string} [method] another than these
 * @returns {Promise<{ status: number, text: string }>}
 */
export function sendRequest(url, body, method = body === undefined ? 'GET' : 'POST') {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const length = payload === undefined ? {} : { 'Content-Length': Buffer.byteLength(payload) };
  return new Promise((done, fail) => {
    const options = { method, headers: { ...headers, ...length }, agent };
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

/**
 * Runs `work` a fixed number of times, concurrently up to the number of connections.
 * @param {number} times
 * @param {(n: number) => Promise<void>} work
 * @returns {Promise<number>} seconds it took
 */
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
 * Alternates between creating a reference and reading a payment.
 * @param {string} base address the API hangs under
 * @param {number} pairs
 */
export function createAndRead(base, pairs) {
  return runConcurrently(pairs, async () => {
    const created = await sendRequest(`${base}/payments/references`, { amount: 1000 });
    const read = await sendRequest(`${base}/payments/${JSON.parse(created.text).data.id}`);
    if (created.status !== 201 || read.status !== 200) {
      throw new Error(`${base} answered ${created.status} and ${read.status}.`);
    }
  });
}

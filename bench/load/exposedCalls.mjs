import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true });
/** Connections whose errors are ignored, because they may break between requests while a refused body is still sent. */
const watched = new WeakSet();

/**
 * Calls a public sandbox through its proxy, as if from an address.
 * @param {number} port
 * @param {string} address
 * @param {{ method: string, path: string, headers?: Record<string, string>, body?: string | Uint8Array }} call
 * @returns {Promise<{ status: number, text: string, milliseconds: number }>} status 0 if the connection broke
 */
export function callFrom(port, address, { method, path, headers, body }) {
  const started = performance.now();
  const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
  return new Promise((done) => {
    const end = (status = 0, text = '') => done({ status, text, milliseconds: performance.now() - started });
    const options = {
      port,
      method,
      path,
      agent,
      headers: { Host: 'localhost', 'X-Forwarded-For': address, ...length, ...headers },
    };
    const sent = request(options, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => end(response.statusCode, text));
      response.on('error', () => end());
    });
    sent.on('error', () => end());
    sent.on('socket', (socket) => {
      if (!watched.has(socket)) socket.on('error', () => undefined);
      watched.add(socket);
    });
    sent.end(body);
  });
}

/** Opens a private sandbox from an address. Returns keys and headers. @param {number} port @param {string} address */
export async function openTenantFrom(port, address) {
  const headers = { 'Content-Type': 'application/json' };
  const { text } = await callFrom(port, address, {
    method: 'POST',
    path: '/sandbox/tenants',
    headers,
    body: '{}',
  });
  const { platformCode, privateKey, clientId } = JSON.parse(text).data ?? {};
  if (!platformCode) throw new Error(text);
  const basic = Buffer.from(`${platformCode}:${privateKey}`).toString('base64');
  const keys = { ...headers, Authorization: `Basic ${basic}`, 'PayPay-ClientId': clientId };
  return { platformCode, privateKey, clientId, keys };
}

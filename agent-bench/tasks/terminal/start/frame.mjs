import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

const env = process.env;
const headers = {
  Authorization: `Basic ${btoa(`${env.PROVIDER_PLATFORM_CODE}:${env.PROVIDER_PRIVATE_KEY}`)}`,
  'PayPay-ClientId': env.PROVIDER_CLIENT_ID,
  'Content-Type': 'application/json',
};

/**
 * Calls the provider's API.
 * @param {string} method
 * @param {string} path below PROVIDER_API: `/payments/1101`
 * @param {object} [body] sent as JSON
 * @returns {Promise<any>} the JSON of the response (`success`, `data`, `error`, …) with its HTTP `status`
 * @throws where no response came
 */
export async function callApi(method, path, body) {
  const init = { method, headers, body: body && JSON.stringify(body) };
  const response = await fetch(env.PROVIDER_API + path, init);
  return { status: response.status, ...(await response.json()) };
}

/**
 * Tells the warehouse to send an order. It sends whatever it is told, as often as it is told.
 * @param {string} orderId
 */
export async function ship(orderId) {
  const body = JSON.stringify({ order: orderId });
  const { ok } = await fetch(env.WAREHOUSE_URL, { method: 'POST', body });
  if (!ok) throw new Error(`The warehouse did not take order ${orderId}.`);
}

/**
 * Serves the shop on PORT.
 * @param {Record<string, (request: { params: string[], query: URLSearchParams, headers: object, body: Buffer }) =>
 *   Promise<[status: number, json?: unknown]>>} routes by method and path: `POST /orders/*`, where each star is one of
 *   the `params`
 */
export function serve(routes) {
  const table = Object.entries(routes).map(([route, handle]) => {
    return [new RegExp(`^${route.replaceAll('*', '([^/]+)')}$`), handle];
  });
  createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://shop');
    const called = `${request.method} ${pathname}`;
    const [pattern, handle] = table.find(([pattern]) => pattern.test(called)) ?? [];
    try {
      const body = await buffer(request);
      const params = pattern?.exec(called).slice(1).map(decodeURIComponent);
      const [status, json] = (await handle?.({
        params,
        query: searchParams,
        headers: request.headers,
        body,
      })) ?? [404];
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(json === undefined ? '' : JSON.stringify(json));
    } catch (error) {
      console.error(error);
      response.writeHead(500).end();
    }
  }).listen(Number(env.PORT));
}

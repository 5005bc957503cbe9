import { createHash } from 'node:crypto';
import { fullState } from './fullState.mjs';

/** @typedef {import('./fullState.mjs').State} State */

/** Bytes of a body of the API's maximum size. */
export const bytes = 99_000;
export const fill = (/** @type {string} */ unit, most = bytes) => unit.repeat(Math.floor(most / unit.length));
export const times = (/** @type {number} */ count, /** @type {(at: number) => string} */ make, between = '') =>
  Array.from({ length: count }, (_, at) => make(at)).join(between);
export const names = (/** @type {number} */ count) => times(count, (at) => `"n${at}":1`, ',');

export const json = { 'Content-Type': 'application/json' };
export const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
export const xml = { 'Content-Type': 'text/xml' };
export const mcp = { ...json, Accept: 'application/json, text/event-stream' };
export const soap = '/paypay/paypayservices/paypayservices_c/server';
export const tool = (/** @type {string} */ name, /** @type {object} */ input) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } });

export const soapCall =
  (/** @type {string} */ method, /** @type {string} */ more) =>
  (/** @type {Own} */ { platformCode, privateKey, clientId, now }) => {
    const date = `${new Date(now).toISOString().slice(0, 19)}+00:00`;
    const hash = createHash('sha256')
      .update(privateKey + date)
      .digest('hex');
    const entity = `<entity><platformCode>${platformCode}</platformCode><hash>${hash}</hash><date>${date}</date><nif>${clientId}</nif></entity>`;
    return `<E:Envelope xmlns:E="http://schemas.xmlsoap.org/soap/envelope/" xmlns:t="urn:balcao:soap"><E:Body><t:${method}>${entity}${more}</t:${method}></E:Body></E:Envelope>`;
  };

export const stateOf =
  (/** @type {(tables: State['tables']) => State['tables']} */ change) =>
  (/** @type {Own} */ { state }) => {
    const { version, tables } = fullState(state);
    return JSON.stringify({ version, tables: { ...tables, ...change(tables) } });
  };

/**
 * Request that is cheap to send and expensive to serve.
 * @typedef {object} Shape
 * @property {string} name
 * @property {string} method
 * @property {string} path
 * @property {number} status of the response
 * @property {string | ((own: Own) => string)} [body]
 * @property {Record<string, string>} [headers]
 * @property {'fresh' | 'full'} [own] keys of a fresh sandbox, or of one with `fullState`
 */

/**
 * Sandbox of a caller, its time in milliseconds, and its state, which contains {@link largestPayment}.
 * @typedef {{ platformCode: string, privateKey: string, clientId: string, now: number, state: State }} Own
 */

/** @returns {Shape[]} */
export const posted = (
  /** @type {Pick<Shape, 'path' | 'headers' | 'own' | 'status'>} */ to,
  /** @type {Record<string, Shape['body'] | [status: number, body: string]>} */ bodies,
) =>
  Object.entries(bodies).map(([name, given]) => {
    const [status, body] = Array.isArray(given) ? given : [to.status, given];
    return { ...to, name, method: 'POST', status, body };
  });

/** @returns {Shape[]} */
export const read = (/** @type {Record<string, string>} */ paths, /** @type {Partial<Shape>} */ more = {}) =>
  Object.entries(paths).map(([name, path]) => ({ name, method: 'GET', path, status: 200, ...more }));

/** Text of a body. @param {Shape['body']} body @param {Own | undefined} own keys of the request */
export const textOf = (body, own) => (typeof body === 'function' && own ? body(own) : body);

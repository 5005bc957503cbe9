/** URL and credentials of the API. The defaults are those of a fresh sandbox on this machine. */
const {
  API_URL: url = '{{sandbox}}',
  PLATFORM_CODE: platformCode = '{{platformCode}}',
  PRIVATE_KEY: privateKey = '{{privateKey}}',
  CLIENT_ID: clientId = '{{clientId}}',
} = process.env;

/**
 * Calls the API or the control API of the sandbox.
 * @param {string} method
 * @param {string} path whole path, `/api/…` or `/sandbox/…`
 * @param {object} [body]
 * @param {Record<string, string>} [more] further headers
 * @returns `data` of the response
 * @throws an error with `status` and `code` if the call is refused, and without them if its response is lost
 */
export async function call(method, path, body, more) {
  const headers = {
    Authorization: `Basic ${btoa(`${platformCode}:${privateKey}`)}`,
    'PayPay-ClientId': clientId,
    'Content-Type': 'application/json',
    ...more,
  };
  const response = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
  const { success, data, error } = await response.json();
  if (success) return data;
  const { code, msg } = error;
  throw Object.assign(new Error(`${method} ${path}: ${code} ${msg}`), { status: response.status, code });
}

/** Where the API is, and as whom it is called. Without an environment: a fresh sandbox on this machine. */
const {
  API_URL: url = '{{sandbox}}',
  PLATFORM_CODE: platformCode = '{{platformCode}}',
  PRIVATE_KEY: privateKey = '{{privateKey}}',
  CLIENT_ID: clientId = '{{clientId}}',
} = process.env;

/**
 * Calls the API, or the sandbox API.
 * @param {string} method
 * @param {string} path whole path, `/api/…` or `/sandbox/…`
 * @param {object} [body]
 * @param {Record<string, string>} [more] further headers
 * @returns `data` of the response
 * @throws an error with `status` and `code` when the call is refused; without them its response was lost
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

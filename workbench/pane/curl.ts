import type { ApiCredentials } from '../context/apiCredentials.ts';

/** A call as it is pasted into a terminal. */
export interface CurlRequest {
  origin: string;
  keys: ApiCredentials;
  method: string;
  path: string;
  /** As text, when there is one. */
  body?: string | null;
}

/** A text a shell takes as it stands. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** One command for curl; the API's own calls say for which entity they are, the controls do not. */
export function curlCommand({ origin, keys, method, path, body }: CurlRequest): string {
  const implied = method === 'GET' || (method === 'POST' && body);
  const options = [
    ...(implied ? [] : [`-X ${method}`]),
    `-u ${quoted(`${keys.platformCode}:${keys.privateKey}`)}`,
    ...(path.startsWith('/api/') ? [`-H ${quoted(`PayPay-ClientId: ${keys.clientId}`)}`] : []),
    ...(body ? [`-H ${quoted('Content-Type: application/json')}`, `-d ${quoted(body)}`] : []),
  ];
  return [`curl ${quoted(origin + path)}`, ...options].join(' \\\n  ');
}

import type { ApiCredentials } from '../../core/apiCredentials.ts';
import type { Locale } from '../../core/locale.ts';

interface CurlRequest {
  origin: string;
  keys: ApiCredentials;
  locale: Locale;
  method: string;
  path: string;
  /** As text, where there is one. */
  body?: string | null;
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/**
 * A curl command. Calls of the API carry the entity's header, calls of the control API do not. Like the samples of the
 * documentation it names the language where it is not Portuguese, the API's default.
 */
export function curlCommand({ origin, keys, locale, method, path, body }: CurlRequest): string {
  const implied = method === 'GET' || (method === 'POST' && body);
  const options = [
    ...(implied ? [] : [`-X ${method}`]),
    `-u ${quoted(`${keys.platformCode}:${keys.privateKey}`)}`,
    ...(path.startsWith('/api/') ? [`-H ${quoted(`PayPay-ClientId: ${keys.clientId}`)}`] : []),
    ...(locale === 'pt' ? [] : [`-H ${quoted(`Accept-Language: ${locale.toUpperCase()}`)}`]),
    ...(body ? [`-H ${quoted('Content-Type: application/json')}`, `-d ${quoted(body)}`] : []),
  ];
  return [`curl ${quoted(origin + path)}`, ...options].join(' \\\n  ');
}

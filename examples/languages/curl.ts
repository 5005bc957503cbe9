import { curlCommand, quoted } from '@balcao/text/curl.ts';
import { baseUrl, bodyText, type Call, wirePath } from '../call.ts';
import { fileOf, when } from './literal.ts';

/** Call as shell commands for a terminal. @returns content of a `.sh` file */
export function curl(call: Call): string {
  const { auth, credentials, base, method, path, query, headers = {}, body } = call;
  const isRead = method === 'GET';
  return fileOf([
    `BASE_URL=${quoted(baseUrl(call))}`,
    ...when(
      auth !== 'none',
      `PLATFORM_CODE=${quoted(credentials.platformCode)}`,
      `PRIVATE_KEY=${quoted(credentials.privateKey)}`,
    ),
    ...when(auth === 'platform-and-entity', `CLIENT_ID=${quoted(credentials.clientId)}`),
    '',
    curlCommand({
      method,
      url: `"$BASE_URL${isRead ? path : wirePath(call).slice(base.length)}"`,
      user: auth === 'none' ? undefined : '"$PLATFORM_CODE:$PRIVATE_KEY"',
      headers: [
        ...when(auth === 'platform-and-entity', '"PayPay-ClientId: $CLIENT_ID"'),
        ...Object.entries(headers).map(([name, value]) => quoted(`${name}: ${value}`)),
      ],
      query: isRead ? query : [],
      body: bodyText(body) ?? undefined,
    }),
  ]);
}

import { baseUrl, bodyText, type Call, wirePath } from '../call.ts';
import { fileOf, when } from './lines.ts';

/** A text a shell takes as it stands. */
export const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The option that says the method, where curl does not take it from the data. */
function methodOf({ method, body, query }: Call): readonly string[] {
  if (method === 'GET') return when(query.length > 0, '--get');
  return when(method !== 'POST' || body === undefined, `--request ${method}`);
}

/** A call as shell commands for curl 7.76 or newer; a refusal's body is printed too. */
export function curl(call: Call): string {
  const { auth, credentials, base, method, path, query, headers = {}, body } = call;
  // Only with --get does curl put data into the address; elsewhere it would become the body.
  const readable = method === 'GET';
  const options = [
    ...methodOf(call),
    ...when(auth !== 'none', '--user "$PLATFORM_CODE:$PRIVATE_KEY"'),
    ...when(auth === 'platform-and-entity', '--header "PayPay-ClientId: $CLIENT_ID"'),
    ...Object.entries(headers).map(([name, value]) => `--header ${quoted(`${name}: ${value}`)}`),
    ...(readable ? query : []).map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`),
    ...when(
      body !== undefined,
      "--header 'Content-Type: application/json'",
      `--data ${quoted(bodyText(body) ?? '')}`,
    ),
    '--fail-with-body',
    String.raw`--write-out '\n'`,
  ];
  return fileOf([
    `BASE_URL=${quoted(baseUrl(call))}`,
    ...when(
      auth !== 'none',
      `PLATFORM_CODE=${quoted(credentials.platformCode)}`,
      `PRIVATE_KEY=${quoted(credentials.privateKey)}`,
    ),
    ...when(auth === 'platform-and-entity', `CLIENT_ID=${quoted(credentials.clientId)}`),
    '',
    [`curl "$BASE_URL${readable ? path : wirePath(call).slice(base.length)}"`, ...options].join(' \\\n  '),
  ]);
}

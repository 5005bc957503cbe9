/** A text that a shell takes as it stands. */
export const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A call of curl. The URL, the user and the headers are as the shell reads them, with their quotes. */
interface CurlCall {
  method: string;
  url: string;
  user?: string | undefined;
  headers: readonly string[];
  /** Names and values of a call that only reads. */
  query?: readonly (readonly [name: string, value: string])[];
  /** JSON. */
  body?: string | undefined;
}

/** The option that says the method, where curl does not take it from the data. */
function methodOf({ method, query, body }: CurlCall): string[] {
  // Only with --get does curl put data into the URL; elsewhere it would become the body.
  if (method === 'GET') return query?.length ? ['--get'] : [];
  return method === 'POST' && body !== undefined ? [] : [`--request ${method}`];
}

/** A command for curl 7.76 or newer; a refusal's body is printed too. */
export function curlCommand(call: CurlCall): string {
  const { url, user, headers, query = [], body } = call;
  const json = body === undefined ? [] : [quoted('Content-Type: application/json')];
  const options = [
    ...methodOf(call),
    ...(user === undefined ? [] : [`--user ${user}`]),
    ...headers.map((header) => `--header ${header}`),
    ...query.map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`),
    ...json.map((header) => `--header ${header}`),
    ...(body === undefined ? [] : [`--data ${quoted(body)}`]),
    '--fail-with-body',
    String.raw`--write-out '\n'`,
  ];
  return [`curl ${url}`, ...options].join(' \\\n  ');
}

/** Quotes a text for a shell. */
export const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Call of curl. URL, user and headers are shell words, including their quotes. */
interface CurlCall {
  method: string;
  url: string;
  user?: string | undefined;
  headers: readonly string[];
  /** Names and values of a read request. */
  query?: readonly (readonly [name: string, value: string])[];
  body?: string | undefined;
}

/** Method option, if curl does not infer it from the data. */
function methodOf({ method, query, body }: CurlCall): string[] {
  // Only --get moves data to the URL; otherwise it would be the body.
  if (method === 'GET') return query?.length ? ['--get'] : [];
  return method === 'POST' && body !== undefined ? [] : [`--request ${method}`];
}

/** Builds a command for curl 7.76 or newer that also prints the body of a refusal. */
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

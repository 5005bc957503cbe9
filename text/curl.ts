/** Quotes a text for a shell. */
export const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Parts of a curl command. URL, user and headers are shell words including their quotes. */
interface CurlCall {
  method: string;
  url: string;
  user?: string | undefined;
  headers: readonly string[];
  /** Query parameters of a request that reads. */
  query?: readonly (readonly [name: string, value: string])[];
  body?: string | undefined;
}

/** Method option, needed if curl would infer another method from the data. */
function methodOf({ method, query, body }: CurlCall): string[] {
  // Without --get, curl would send the data as the body.
  if (method === 'GET') return query?.length ? ['--get'] : [];
  return method === 'POST' && body !== undefined ? [] : [`--request ${method}`];
}

/** Builds a command for curl 7.76 or newer, which prints the body even if the request is refused. */
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

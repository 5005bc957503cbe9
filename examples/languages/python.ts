import { baseUrl, type Call } from '../call.ts';
import { type Dialect, fileOf, indented, literal, when } from './literal.ts';

/** Python string literal, in which JSON escapes are valid. */
const quoted = (text: string) => JSON.stringify(text);

const dialect: Dialect = {
  indent: '    ',
  text: quoted,
  member: (name, value) => `${quoted(name)}: ${value}`,
  object: { open: '{', close: '}', empty: '{}' },
  list: { open: '[', close: ']', empty: '[]' },
  words: { true: 'True', false: 'False', null: 'None' },
};

/** Call as a Python 3 script that needs only the standard library. */
export function python(call: Call): string {
  const { auth, credentials, method, path, query, headers: others = {}, body } = call;
  const known = auth !== 'none';
  const forEntity = auth === 'platform-and-entity';
  const search = query.length > 0;
  const headers = [
    ...when(known, '"Authorization": f"Basic {credentials}",'),
    ...when(forEntity, '"PayPay-ClientId": client_id,'),
    ...Object.entries(others).map(([name, value]) => `${quoted(name)}: ${quoted(value)},`),
    ...when(body !== undefined, '"Content-Type": "application/json",'),
  ];
  return fileOf([
    ...when(known, 'import base64'),
    ...when(body !== undefined, 'import json'),
    'import sys',
    'import urllib.error',
    ...when(search, 'import urllib.parse'),
    'import urllib.request',
    '',
    `base_url = ${quoted(baseUrl(call))}`,
    ...when(
      known,
      `platform_code = ${quoted(credentials.platformCode)}`,
      `private_key = ${quoted(credentials.privateKey)}`,
    ),
    ...when(forEntity, `client_id = ${quoted(credentials.clientId)}`),
    '',
    ...when(known, 'credentials = base64.b64encode(f"{platform_code}:{private_key}".encode()).decode()'),
    ...when(search, `query = urllib.parse.urlencode(${literal(Object.fromEntries(query), dialect, 0)})`),
    'request = urllib.request.Request(',
    `    f"{base_url}${path}${search ? '?{query}' : ''}",`,
    ...when(method !== 'GET', `    method="${method}",`),
    ...when(headers.length > 0, '    headers={', ...indented(headers, '        '), '    },'),
    ...when(body !== undefined, `    data=json.dumps(${literal(body, dialect, 1)}).encode(),`),
    ')',
    '',
    'try:',
    '    with urllib.request.urlopen(request) as response:',
    '        print(response.read().decode())',
    'except urllib.error.HTTPError as error:',
    '    print(f"HTTP {error.code}", file=sys.stderr)',
    '    print(error.read().decode())',
  ]);
}

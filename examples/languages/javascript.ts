import { baseUrl, type Call } from '../call.ts';
import { type Dialect, fileOf, indented, literal, when } from './literal.ts';

/** Single-quoted string literal with JSON escapes. */
function quoted(text: string): string {
  const inside = JSON.stringify(text).slice(1, -1);
  return `'${inside.replaceAll(String.raw`\"`, '"').replaceAll("'", String.raw`\'`)}'`;
}

const dialect: Dialect = {
  indent: '  ',
  text: quoted,
  member: (name, value) => `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name)}: ${value}`,
  object: { open: '{', close: '}', empty: '{}' },
  list: { open: '[', close: ']', empty: '[]' },
  words: { true: 'true', false: 'false', null: 'null' },
};

/** Call as a module for Node 18 or newer. */
export function javascript(call: Call): string {
  const { auth, credentials, method, path, query, headers: others = {}, body } = call;
  const known = auth !== 'none';
  const forEntity = auth === 'platform-and-entity';
  const search = query.length > 0;
  const headers = [
    ...when(known, 'Authorization: `Basic ${credentials}`,'),
    ...when(forEntity, `'PayPay-ClientId': clientId,`),
    ...Object.entries(others).map(([name, value]) => `${quoted(name)}: ${quoted(value)},`),
    ...when(body !== undefined, `'Content-Type': 'application/json',`),
  ];
  return fileOf([
    `const baseUrl = ${quoted(baseUrl(call))};`,
    ...when(
      known,
      `const platformCode = ${quoted(credentials.platformCode)};`,
      `const privateKey = ${quoted(credentials.privateKey)};`,
    ),
    ...when(forEntity, `const clientId = ${quoted(credentials.clientId)};`),
    '',
    ...when(known, 'const credentials = btoa(`${platformCode}:${privateKey}`);'),
    ...when(search, `const query = new URLSearchParams(${literal(Object.fromEntries(query), dialect, 0)});`),
    `const response = await fetch(\`\${baseUrl}${path}${search ? '?${query}' : ''}\`, {`,
    ...when(method !== 'GET', `  method: '${method}',`),
    ...when(headers.length > 0, '  headers: {', ...indented(headers, '    '), '  },'),
    ...when(body !== undefined, `  body: JSON.stringify(${literal(body, dialect, 1)}),`),
    '});',
    '',
    'if (!response.ok) console.error(`HTTP ${response.status}`);',
    'console.log(await response.text());',
  ]);
}

import { baseUrl, type Call } from '../call.ts';
import { type Dialect, fileOf, indented, literal, when } from './literal.ts';

/** PHP string literal: single-quoted, or double-quoted if the text has control characters. */
export function quoted(text: string): string {
  if (!/\p{Cc}/u.test(text)) return `'${text.replace(/['\\]/g, '\\$&')}'`;
  const inside = text
    .replace(/["\\$]/g, '\\$&')
    .replaceAll('\n', String.raw`\n`)
    .replace(/\p{Cc}/gu, (control) => `\\u{${control.charCodeAt(0).toString(16)}}`);
  return `"${inside}"`;
}

/** JSON values in PHP. An object becomes an associative array. */
export const phpDialect: Dialect = {
  indent: '    ',
  text: quoted,
  member: (name, value) => `${quoted(name)} => ${value}`,
  object: { open: '[', close: ']', empty: 'new stdClass()' },
  list: { open: '[', close: ']', empty: '[]' },
  words: { true: 'true', false: 'false', null: 'null' },
};

/** Call as a PHP 8 script without extensions. */
export function php(call: Call): string {
  const { auth, credentials, method, path, query, headers: others = {}, body } = call;
  const known = auth !== 'none';
  const forEntity = auth === 'platform-and-entity';
  const search = query.length > 0;
  const headers = [
    ...when(known, `'Authorization: Basic ' . base64_encode("$platformCode:$privateKey"),`),
    ...when(forEntity, '"PayPay-ClientId: $clientId",'),
    ...Object.entries(others).map(([name, value]) => `${quoted(`${name}: ${value}`)},`),
    ...when(body !== undefined, `'Content-Type: application/json',`),
  ];
  return fileOf([
    '<?php',
    '',
    `$baseUrl = ${quoted(baseUrl(call))};`,
    ...when(
      known,
      `$platformCode = ${quoted(credentials.platformCode)};`,
      `$privateKey = ${quoted(credentials.privateKey)};`,
    ),
    ...when(forEntity, `$clientId = ${quoted(credentials.clientId)};`),
    '',
    ...when(search, `$query = http_build_query(${literal(Object.fromEntries(query), phpDialect, 0)});`, ''),
    `$context = stream_context_create(['http' => [`,
    `    'method' => '${method}',`,
    ...when(headers.length > 0, `    'header' => [`, ...indented(headers, '        '), '    ],'),
    ...when(body !== undefined, `    'content' => json_encode(${literal(body, phpDialect, 1)}),`),
    `    'ignore_errors' => true,`,
    ']]);',
    '',
    `$response = fopen("$baseUrl${path}${search ? '?$query' : ''}", 'r', false, $context) or exit(1);`,
    `$status = explode(' ', stream_get_meta_data($response)['wrapper_data'][0])[1];`,
    '',
    'if ($status >= 400) {',
    String.raw`    fwrite(STDERR, "HTTP $status\n");`,
    '}',
    String.raw`echo stream_get_contents($response), "\n";`,
  ]);
}

import { brokenValue } from './brokenValues.ts';
import { type Chance, times } from './chance.ts';
import { anyJson, anyText, bytesOf, headerText } from './texts.ts';

/** Changes to a JSON text that parsers refuse or interpret differently. */
const damages: readonly ((json: string, at: number) => string | Uint8Array<ArrayBuffer>)[] = [
  (json) => json.replace(/^\{("[^"]*":)/, '{$1null,$1'),
  (json, at) => json.slice(0, at),
  (json) => `\ufeff${json}`,
  (json) => `${json}}`,
  (json) => `[${json}]`,
  (json) => json.replaceAll('"', "'"),
  (json) => json.replace('{', '{"__proto__":{"amount":1},"constructor":{"prototype":1},'),
  (json, at) => new Uint8Array([...bytesOf(json.slice(0, at)), 0xff, 0xc3, ...bytesOf(json.slice(at))]),
  (json) => utf16Of(json),
  (json) => latin1Of(json.replace(/[a-z]/, 'é')),
];

/** Encodes a text differently from its declared encoding. */
export const utf16Of = (text: string) =>
  new Uint8Array([...text].flatMap((sign) => [sign.charCodeAt(0) & 0xff, sign.charCodeAt(0) >> 8]));
export const latin1Of = (text: string) => new Uint8Array([...text].map((sign) => sign.charCodeAt(0) & 0xff));

const brackets = 100_000;
const fixed = ['', '[', '{"amount":1e999}', '{"amount":1,"amount":-1}', '\ufeff{}', '{"a":"\\ud800\\u0000"}'];

/** Body that no client should send: invalid or misleading JSON, as text or bytes. */
export function damagedBody(value: unknown, chance: Chance): string | Uint8Array<ArrayBuffer> {
  const json = JSON.stringify(value) ?? '';
  const kind = chance.below(12);
  if (kind < 5) return chance.of(damages)(json, chance.below(json.length + 1));
  if (kind < 8) return JSON.stringify(brokenValue(value, chance)) ?? '';
  if (kind === 8) return JSON.stringify(anyJson(chance, 3));
  if (kind === 9) return anyText(chance, 200);
  if (kind === 10) return chance.of(fixed);
  const depth = chance.below(brackets);
  const open = '['.repeat(depth);
  return chance.percent(50) ? open : `{"amount":1000,"x":${open}${']'.repeat(depth)}}`;
}

const bodyTypes = [
  ...['application/json', 'application/json; charset=utf-16', 'text/xml', 'text/plain', '', 'x', undefined],
  ...['application/x-www-form-urlencoded', 'multipart/form-data', 'multipart/form-data; boundary=x'],
];
const transports = ['plain', 'plain', 'plain', 'chunked', 'breaks off'] as const;

export const anySending = (chance: Chance) => ({
  headers: { 'content-type': chance.of(bodyTypes) },
  transport: chance.of(transports),
});

const oddNames = [
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', '[]', '[x]', '%00', '%ff'],
  ...['limit', 'page', 'sort'],
];
const bounds = ['', '', '', '[]', '[start]', '[end]', '[id]', '[start][x]', '[', ']', '[__proto__]', '%5Bend%5D'];
const queryValues = [
  ...['', '0', '-1', '1e9', '0x10', '9'.repeat(30), 'NaN', 'null', '%00', '%', '%E0%A4%A', '+', ',', '1,,2'],
  ...['createdAt', '-amount,-amount', 'id,-id,code', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00+00:00'],
];

export function brokenQuery(names: readonly string[], chance: Chance): string {
  const pairs = times(chance.below(7), () => {
    const name = chance.of([...names, ...oddNames]) + chance.of(bounds);
    const value = chance.percent(70)
      ? chance.of(queryValues)
      : new URLSearchParams([['', anyText(chance, 12)]]).toString().slice(1);
    return `${name}=${value}`;
  });
  return pairs.join('&').replaceAll('#', '');
}

const badHeaders: Readonly<Record<string, readonly (string | undefined)[]>> = {
  authorization: [undefined, 'Basic', 'Basic !', `Basic ${btoa(':')}`, `Basic ${btoa('1:\xff\0')}`, 'Bearer x'],
  'paypay-clientid': ['', '123456789', '999999206', '0'.repeat(5000), undefined],
  'accept-language': ['es', 'EN', '*', ',,,', 'x'.repeat(5000)],
  'content-type': ['text/xml', 'multipart/form-data', undefined],
  'content-length': ['99999999999', '-1', 'x'],
  'transfer-encoding': ['chunked'],
  'content-encoding': ['gzip'],
  accept: ['text/html'],
  origin: ['null'],
  'access-control-request-method': ['POST'],
  'x-forwarded-host': ['['],
  'idempotency-key': ['x'],
  range: ['bytes=0-'],
};

/** Random headers that HTTP permits; those without a value are omitted. */
export function brokenHeaders(chance: Chance): Record<string, string | undefined> {
  const chosen = times(1 + chance.below(3), () => chance.of(Object.keys(badHeaders)));
  const values = chosen.map((name): [string, string | undefined] => [
    name,
    chance.percent(30) ? headerText(chance) : chance.of(badHeaders[name] ?? []),
  ]);
  return Object.fromEntries(values);
}

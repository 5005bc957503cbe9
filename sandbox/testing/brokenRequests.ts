import fc from 'fast-check';

const deep = (depth: number) => {
  let value: unknown = 1;
  for (let left = depth; left > 0; left -= 1) value = left % 2 ? [value] : { a: value };
  return value;
};

/** Values that no field expects, and some that one does. */
const nasties: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    true,
    0,
    -1,
    1.5,
    1e300,
    -1e300,
    Number.MAX_SAFE_INTEGER,
    2 ** 63,
    '',
    ' ',
    '0',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff\ud800',
    '\u202e\u200b',
    'x'.repeat(10_000),
    '🙂'.repeat(3000),
    "'; drop table payments --",
    '{{7*7}}',
    '../../etc/passwd',
    '9'.repeat(400),
    '2026-02-30T10:00:00Z',
    '9999-12-31T23:59:59-12:00',
    '0000-01-01T00:00:00+12:00',
    'javascript:alert(1)',
    'http://[::1',
    [],
    {},
    [[]],
    { length: -1 },
    { toString: 1 },
    JSON.parse('{"__proto__":{"amount":1},"constructor":1,"toString":2,"hasOwnProperty":3}'),
    deep(3000),
  ),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.double(),
  fc.jsonValue(),
);

type Path = readonly (string | number)[];

/** Nothing deeper is broken once more: a value of 3000 levels is broken enough. */
const mostLevels = 30;

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null || path.length > mostLevels) return [path];
  return [path, ...Object.entries(value).flatMap(([key, child]) => pathsOf(child, [...path, key]))];
}

function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((item, at) => (String(at) === key ? replaced(item, rest, by) : item));
  const entries = Object.entries(value as object);
  return Object.fromEntries(
    entries.map(([name, child]) => [name, name === key ? replaced(child, rest, by) : child]),
  );
}

/** The same value with something wrong in one to three places of it; sometimes with fields nobody knows. */
export function broken(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const wound = fc.tuple(fc.nat(), nasties);
  return fc
    .tuple(
      values,
      fc.array(wound, { minLength: 1, maxLength: 3 }),
      fc.option(fc.dictionary(fc.string(), nasties)),
    )
    .map(([value, wounds, unknown]) => {
      const hurt = wounds.reduce((sofar, [at, by]) => {
        const paths = pathsOf(sofar);
        return replaced(sofar, paths[at % paths.length] ?? [], by);
      }, value);
      return unknown && typeof hurt === 'object' && !Array.isArray(hurt) ? { ...hurt, ...unknown } : hurt;
    });
}

/** Bodies as text: broken values as JSON, and what is no JSON at all. */
export function brokenBodies(values: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 6, arbitrary: broken(values).map((value) => JSON.stringify(value) ?? '') },
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '',
      '[',
      '{"amount":1e999}',
      '{"amount":1,"amount":-1}',
      '\ufeff{}',
      '{"a":"\\ud800\\u0000"}',
    ),
    fc.nat({ max: 100_000 }).map((depth) => '['.repeat(depth)),
    fc.nat({ max: 100_000 }).map((depth) => `{"amount":1000,"x":${'['.repeat(depth)}${']'.repeat(depth)}}`),
  );
}

/** Query strings of every bad form, over the names an operation knows. */
export function brokenQueries(names: readonly string[]): fc.Arbitrary<string> {
  const name = fc.oneof(
    fc.constantFrom('limit', 'page', 'sort', ...names),
    fc.string({ maxLength: 8 }),
    fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', '', '[]', '[x]', '%00', '%ff'),
  );
  const key = fc.tuple(
    name,
    fc.constantFrom(
      '',
      '',
      '',
      '[]',
      '[start]',
      '[end]',
      '[id]',
      '[start][x]',
      '[',
      ']',
      '[__proto__]',
      '%5Bend%5D',
    ),
  );
  const value = fc.oneof(
    fc.constantFrom(
      '',
      '0',
      '-1',
      '1e9',
      '0x10',
      '9'.repeat(30),
      'NaN',
      'null',
      '%00',
      '%',
      '%E0%A4%A',
      '+',
      ',',
      '1,,2',
    ),
    fc.constantFrom(
      'createdAt',
      '-amount,-amount',
      'id,-id,code',
      '2026-01-01T00:00:00Z',
      '2026-01-01T00:00:00+00:00',
    ),
    fc.string({ unit: 'grapheme' }).map((text) => new URLSearchParams([['x', text]]).toString().slice(2)),
  );
  const pair = fc.tuple(key, value).map(([[one, two], given]) => `${one}${two}=${given}`.replaceAll('#', ''));
  return fc.array(pair, { maxLength: 6 }).map((pairs) => pairs.join('&'));
}

const visible = fc.string({
  unit: fc
    .integer({ min: 0x20, max: 0xff })
    .filter((code) => code !== 0x7f)
    .map((code) => String.fromCharCode(code)),
  maxLength: 60,
});

/** Headers that may be anything HTTP lets through. */
export const brokenHeaders: fc.Arbitrary<Record<string, string | undefined>> = fc.record(
  {
    authorization: fc.oneof(
      visible,
      fc.string({ unit: 'binary' }).map((text) => `Basic ${Buffer.from(text).toString('base64')}`),
      fc.constant(undefined),
    ),
    'paypay-clientid': fc.oneof(visible, fc.constantFrom('', '123456789', '0'.repeat(5000), undefined)),
    'accept-language': fc.oneof(visible, fc.constantFrom('es', 'EN', '*', ',,,', 'x'.repeat(5000))),
    'content-type': fc.oneof(visible, fc.constantFrom('text/xml', 'multipart/form-data', undefined)),
  },
  { requiredKeys: [] },
);

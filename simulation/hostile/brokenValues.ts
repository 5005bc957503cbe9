import { type Chance, times } from './chance.ts';
import { anyJson, anyText } from './texts.ts';

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let left = depth; left > 0; left -= 1) value = left % 2 ? [value] : { a: value };
  return value;
}

const numbers = [0, -1, 1.5, 1e300, -1e300, 2 ** 31, 2 ** 32, 1e12, 8.64e15, Number.MAX_SAFE_INTEGER, 2 ** 63];
const texts = [
  ...['', ' ', '0', '\0', 'a\0b', '\ud800', '\udfff\ud800', '\u202e\u200b', 'x'.repeat(10_000)],
  ...['🙂'.repeat(3000), "'; drop table payments --", '{{7*7}}', '../../etc/passwd', '9'.repeat(400), '//x'],
  ...['2026-02-30T10:00:00Z', '9999-12-31T23:59:59-12:00', '0000-01-01T00:00:00+12:00', '2026-13-45'],
  ...['javascript:alert(1)', 'file:///etc/passwd', 'http://[::1', 'http://[::1]:1/', 'inbox:9', '__proto__'],
];
const objects = [
  ...[[], {}, [[]], [null], { length: -1 }, { toString: 1 }, nested(3000)],
  JSON.parse('{"__proto__":{"amount":1},"constructor":1,"toString":2,"hasOwnProperty":3}'),
];

/** Arbitrary value, which some fields accept. */
export function nastyValue(chance: Chance): unknown {
  switch (chance.below(6)) {
    case 0:
      return chance.of<unknown>([null, undefined, true, ...objects]);
    case 1:
      return chance.of(numbers);
    case 2:
      return anyText(chance, 50);
    case 3:
      return anyJson(chance);
    default:
      return chance.of(texts);
  }
}

export type Path = readonly string[];

/** Maximum depth at which values are changed; a value of 3000 levels is already broken. */
const mostLevels = 30;

/** Paths of all parts of a value, the root first. */
export function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null || path.length > mostLevels) return [path];
  return [path, ...Object.entries(value).flatMap(([key, child]) => pathsOf(child, [...path, key]))];
}

export const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((held, name) => (held as Record<string, unknown> | null | undefined)?.[name], root);

/** Copies a value and changes it at a path; `undefined` removes the name from the JSON. */
export function changedAt(root: unknown, [name, ...rest]: Path, by: unknown): unknown {
  if (name === undefined) return by;
  const inner = changedAt((root as Record<string, unknown> | null | undefined)?.[name], rest, by);
  if (Array.isArray(root)) return root.map((item, at) => (String(at) === name ? inner : item));
  return { ...(root as object), [name]: inner };
}

/** Copies a value and adds one to three faults, sometimes with unknown fields. */
export function brokenValue(value: unknown, chance: Chance): unknown {
  const hurt = times(1 + chance.below(3), () => undefined).reduce<unknown>(
    (sofar) => changedAt(sofar, chance.of(pathsOf(sofar)), nastyValue(chance)),
    value,
  );
  const takesFields = typeof hurt === 'object' && hurt !== null && !Array.isArray(hurt);
  return takesFields && chance.percent(30) ? { ...hurt, [anyText(chance, 10)]: nastyValue(chance) } : hurt;
}

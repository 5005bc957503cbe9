import type { PaneWords } from '../../words/panes/paneWords.ts';

export interface BodyDifference {
  /** Offset of the first byte that differs (UTF-8), starting at zero. */
  byte: number;
  /** Text before the difference, the same in both. `given` and `original` continue after it. */
  before: string;
  given: string;
  original: string;
}

const shownBefore = 24;
const shownAfter = 24;

const encoder = new TextEncoder();

export function bodyDifference(given: string, original: string): BodyDifference | undefined {
  if (given === original) return undefined;
  let at = 0;
  while (at < given.length && given[at] === original[at]) at += 1;
  // If the difference is inside a surrogate pair, it starts at the beginning of the pair.
  const code = given.charCodeAt(at - 1);
  if (at > 0 && code >= 0xd800 && code < 0xdc00) at -= 1;
  return {
    byte: encoder.encode(given.slice(0, at)).length,
    before: given.slice(Math.max(0, at - shownBefore), at),
    given: given.slice(at, at + shownAfter),
    original: original.slice(at, at + shownAfter),
  };
}

/** Change to a body between its arrival and the signature check. */
export type BodyChange = keyof PaneWords['debugger']['handling'];

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Removes white space between the tokens of JSON, but not inside strings. */
const withoutSpaces = (json: string) => json.replace(/("(?:[^"\\]|\\.)*")|\s+/g, (_, text?: string) => text ?? '');

function spellingChange(given: string, original: string): BodyChange {
  const [bareGiven, bareOriginal] = [withoutSpaces(given), withoutSpaces(original)];
  if (bareGiven === bareOriginal) return 'spaces';
  const slashes = (json: string) => json.replaceAll('\\/', '/');
  if (slashes(bareGiven) === slashes(bareOriginal)) return 'slashes';
  return /\\u[0-9a-f]{4}/i.test(given) !== /\\u[0-9a-f]{4}/i.test(original) ? 'unicode' : 'spelling';
}

export function bodyChangeOf(given: string, original: string): BodyChange {
  if (given.trim() === original.trim()) return 'ending';
  if (given !== '' && original.startsWith(given)) return 'cut';
  const [one, other] = [parsed(given), parsed(original)];
  if (!one || !other) return 'bytes';
  if (same(one.value, other.value)) return spellingChange(given, original);
  return same(sorted(one.value), sorted(other.value)) ? 'order' : 'values';
}

/** JSON text as serialised by common libraries, the most likely form first. */
export function commonSerialisations(text: string): string[] {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  const json = parsed(trimmed);
  if (!json) return [trimmed];
  const compact = JSON.stringify(json.value);
  const ascii = compact.replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const spaced = compact.replace(
    /("(?:[^"\\]|\\.)*")|([:,])/g,
    (_, word?: string, sign?: string) => word ?? `${sign} `,
  );
  const slashed = (each: string) => each.replaceAll('/', '\\/');
  const pretty = [2, 4].map((indent) => JSON.stringify(json.value, null, indent));
  return [...new Set([trimmed, compact, slashed(compact), ascii, slashed(ascii), spaced, ...pretty])];
}

type JsonTokenKind = 'name' | 'string' | 'number' | 'keyword';

const token =
  /(?<name>"(?:[^"\\]|\\.)*")(?=\s*:)|(?<string>"(?:[^"\\]|\\.)*")|(?<number>-?\d[\d.eE+-]*)|\b(?<keyword>true|false|null)\b/g;

/** Names, strings, numbers and keywords of a JSON text in order. `end` is the index after the last character. */
export function* jsonTokens(json: string): Generator<{ kind: JsonTokenKind; start: number; end: number }> {
  for (const { index, 0: word, groups = {} } of json.matchAll(token)) {
    const [kind] = Object.entries(groups).find(([, text]) => text !== undefined) ?? [];
    if (kind) yield { kind: kind as JsonTokenKind, start: index, end: index + word.length };
  }
}

/** Matches an escaped surrogate pair, a lone escaped surrogate (captured), or any other escape. */
const escapes = /\\u[dD][89abAB]..\\u[dD][c-fC-F]..|(\\u[dD][89a-fA-F]..)|\\./g;

/**
 * Replaces lone surrogates in JSON, which can only be written as escapes, with the replacement character, as UTF-8
 * encoders do. Keeps pairs.
 * @see RFC 8259 §8.2
 */
export function wellFormedJson(json: string): string {
  if (!/\\u[dD][89a-fA-F]/.test(json)) return json;
  return json.replace(escapes, (written, half?: string) => (half ? '\\ufffd' : written));
}

/** Whether a JSON text contains an escaped lone surrogate, which no encoding can represent. */
export function hasHalfCharacter(json: string): boolean {
  if (!/\\u[dD][89a-fA-F]/.test(json)) return false;
  for (const [, half] of json.matchAll(escapes)) if (half) return true;
  return false;
}

/** Path of the first text or name that satisfies a condition; empty if it is nested too deeply for a field. */
export function placeOf(json: string, isWanted: (text: string) => boolean): string[] {
  const find = (value: unknown, path: string[]): string[] | undefined => {
    if (typeof value === 'string') return isWanted(value) ? path : undefined;
    if (typeof value !== 'object' || value === null || path.length > mostLevels) return undefined;
    for (const [name, inner] of Object.entries(value)) {
      const found = isWanted(name) ? path : find(inner, [...path, name]);
      if (found) return found;
    }
    return undefined;
  };
  try {
    return find(JSON.parse(json), []) ?? [];
  } catch {
    return [];
  }
}

const [quote, backslash, comma, dot] = ['"', '\\', ',', '.'].map((sign) => sign.charCodeAt(0));
const [openBrace, closeBrace, openBracket, closeBracket] = [...'{}[]'].map((sign) => sign.charCodeAt(0));
const [smallE, largeE, zero, nine] = [...'eE09'].map((sign) => sign.charCodeAt(0));

const isDigit = (sign: number) => sign >= (zero ?? 0) && sign <= (nine ?? 0);

/**
 * Index after the string that starts at a quote.
 * @throws SyntaxError for an unterminated string
 */
export function endOfText(json: string, start: number): number {
  for (let at = json.indexOf('"', start + 1); at > 0; at = json.indexOf('"', at + 1)) {
    let first = at;
    while (json.charCodeAt(first - 1) === backslash) first -= 1;
    if ((at - first) % 2 === 0) return at;
  }
  throw new SyntaxError('A text without an end.');
}

const mostLevels = 20;

/** Maximum number of reported fractions, larger than the number of them in any API value. */
export const mostFractions = 1000;

/** Properties of a JSON text that parsing loses. */
interface Written {
  /** Path of the first name that an object repeats. */
  repeated?: string[];
  /** Paths of numbers with a fraction or an exponent, such as `1000.0` or `1e3`; at most one more than the maximum. */
  fractions: string[][];
}

/** Properties of a JSON text that parsing loses: a repeated name and the notation of numbers. */
export function readWritten(json: string): Written {
  const levels: { key: string | number; names?: Set<string>; isName?: boolean }[] = [];
  const fractions: string[][] = [];
  const path = () => levels.slice(0, mostLevels).map(({ key }) => String(key));
  let level: (typeof levels)[number] | undefined;
  for (let at = 0; at < json.length && fractions.length <= mostFractions; at += 1) {
    const sign = json.charCodeAt(at);
    if (isDigit(sign)) continue;
    if (sign === quote) {
      const end = endOfText(json, at);
      if (level?.isName) {
        const written = json.slice(at + 1, end);
        level.key = written.includes('\\') ? JSON.parse(`"${written}"`) : written;
        level.names ??= new Set();
        if (level.names.size === level.names.add(String(level.key)).size) return { repeated: path(), fractions };
        level.isName = false;
      }
      at = end;
    } else if (sign === openBrace || sign === openBracket) {
      level = sign === openBrace ? { key: '', isName: true } : { key: 0 };
      levels.push(level);
    } else if (sign === closeBrace || sign === closeBracket) {
      levels.pop();
      level = levels.at(-1);
    } else if (sign === comma && level) {
      if (typeof level.key === 'number') level.key += 1;
      else level.isName = true;
    } else if ((sign === dot || sign === smallE || sign === largeE) && isDigit(json.charCodeAt(at - 1))) {
      if (levels.length <= mostLevels) fractions.push(path());
    }
  }
  return { fractions };
}

const blank = /[ \t\n\r]*/y;
const escaped = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const scalar = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** Index after a match of a sticky pattern, or the same index if it does not match. */
function after(pattern: RegExp, json: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(json) ? pattern.lastIndex : at;
}

/** End of a string that starts at a quote, and whether it is terminated. */
function readText(json: string, start: number): { end: number; isWhole: boolean } {
  for (let at = start + 1; at < json.length; at += 1) {
    const sign = json.charAt(at);
    if (sign === '"') return { end: at + 1, isWhole: true };
    if (sign < ' ') return { end: at, isWhole: false };
    if (sign !== '\\') continue;
    const end = after(escaped, json, at);
    if (end === at) return { end: at + 1 === json.length ? json.length : at, isWhole: false };
    at = end - 1;
  }
  return { end: json.length, isWhole: false };
}

/**
 * Index of the first invalid character in JSON (RFC 8259), or the length if the text is valid or truncated. Engines
 * report this position differently or not at all.
 */
export function jsonFault(json: string): number {
  const closings: string[] = [];
  let expected: 'value' | 'name' | 'comma' = 'value';
  let mayClose = false;
  for (let at = after(blank, json, 0); ; at = after(blank, json, at)) {
    const sign = json.charAt(at);
    const closing = closings.at(-1);
    if (sign === '' || (expected === 'comma' && closing === undefined)) return at;
    if (sign === closing && (mayClose || expected === 'comma')) {
      closings.pop();
      expected = 'comma';
      at += 1;
    } else if (expected === 'comma') {
      if (sign !== ',') return at;
      expected = closing === '}' ? 'name' : 'value';
      mayClose = false;
      at += 1;
    } else if (sign === '"') {
      const { end, isWhole } = readText(json, at);
      if (!isWhole) return end;
      at = end;
      if (expected === 'name') {
        at = after(blank, json, at);
        if (json.charAt(at) !== ':') return at;
        at += 1;
      }
      mayClose = false;
      expected = expected === 'name' ? 'value' : 'comma';
    } else if (expected === 'name') return at;
    else if (sign === '{' || sign === '[') {
      closings.push(sign === '{' ? '}' : ']');
      expected = sign === '{' ? 'name' : 'value';
      mayClose = true;
      at += 1;
    } else {
      const end = after(scalar, json, at);
      if (end === at) return at;
      at = end;
      mayClose = false;
      expected = 'comma';
    }
  }
}

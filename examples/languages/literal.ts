/** Notation of JSON values in a language. */
export interface Dialect {
  /** Indentation of one level. */
  indent: string;
  text(value: string): string;
  member(name: string, value: string): string;
  object: Brackets;
  list: Brackets;
  words: { true: string; false: string; null: string };
}

interface Brackets {
  open: string;
  close: string;
  /** Empty object. */
  empty: string;
}

/**
 * JSON value as a literal of a language, one member per line.
 * @param value JSON value, or undefined, which JSON lacks and which becomes null
 * @param depth indentation level of its first line
 */
export function literal(value: unknown, dialect: Dialect, depth: number): string {
  if (typeof value === 'string') return dialect.text(value);
  if (typeof value === 'number') return String(value);
  if (value === null || value === undefined) return dialect.words.null;
  if (typeof value === 'boolean') return dialect.words[`${value}`];
  if (Array.isArray(value)) {
    return inBrackets(
      value.map((item) => literal(item, dialect, depth + 1)),
      dialect.list,
      dialect,
      depth,
    );
  }
  const members = Object.entries(value as Record<string, unknown>)
    .filter(([, member]) => member !== undefined)
    .map(([name, member]) => dialect.member(name, literal(member, dialect, depth + 1)));
  return inBrackets(members, dialect.object, dialect, depth);
}

function inBrackets(lines: string[], { open, close, empty }: Brackets, { indent }: Dialect, depth: number) {
  if (lines.length === 0) return empty;
  const inside = lines.map((line) => `${indent.repeat(depth + 1)}${line},\n`).join('');
  return `${open}\n${inside}${indent.repeat(depth)}${close}`;
}

/** Lines that a sample contains only if the condition is true. */
export function when(condition: boolean, ...lines: readonly string[]): readonly string[] {
  return condition ? lines : [];
}

export const fileOf = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

/** Indents lines, except empty ones. */
export function indented(lines: readonly string[], indent: string): readonly string[] {
  return lines.map((line) => (line === '' ? '' : indent + line));
}

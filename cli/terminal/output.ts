import { styleText } from 'node:util';

/** Characters that a terminal interprets: control characters and text direction, except line feeds and tabs. */
const acted = /(?![\n\t])[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Escapes text from the server, so that it cannot control the terminal. */
export const plain = (text: unknown): string => String(text).replace(acted, escaped);

export const plainLine = (text: unknown): string => plain(text).replaceAll('\n', '\\n').replaceAll('\t', ' ');

type Style = Parameters<typeof styleText>[0];

/** Whether output goes to a terminal with colours that are not disabled (no-color.org). */
const isColoured = process.stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';

export const styled = (style: Style, text: string) =>
  isColoured ? styleText(style, plainLine(text)) : plainLine(text);

export function tableOf(texts: readonly (readonly string[])[]): string {
  const rows = texts.map((row) => row.map(plainLine));
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Prints a result as JSON, on one line if `json` is set. Control characters are escaped. */
export function print(result: unknown, switches: ReadonlySet<string>): void {
  console.log(plain(JSON.stringify(result, undefined, switches.has('json') ? undefined : 2)));
}

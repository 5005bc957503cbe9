import { plainLine } from './plain.ts';

/** Rows as columns, each as wide as its longest text; the last one as it is. */
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

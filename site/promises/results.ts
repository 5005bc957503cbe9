/** A table of measurements, with when and where it was measured. */
export interface ResultTable {
  /** ISO 8601, without time. */
  date: string;
  cores: number;
  /** Version of Node. */
  node: string;
  /** Cells by the name of the row and the heading of the column. */
  rows: ReadonlyMap<string, Readonly<Record<string, string>>>;
}

/** Tables by their heading. */
export type Results = ReadonlyMap<string, ResultTable>;

/**
 * Reads the measurements that the benches write (bench/load/report.mjs). Sections without date and machine are left
 * out: they are no measurements of a bench.
 * @param text of bench/RESULTS.md
 */
export function readResults(text: string): Results {
  const sections = text.split(/^## /m).slice(1);
  return new Map(sections.flatMap((section) => tableIn(section) ?? []));
}

function tableIn(section: string): [[string, ResultTable]] | undefined {
  const [heading = '', ...lines] = section.split('\n');
  const [, date, cores, node] =
    /^(\d{4}-\d\d-\d\d), (\d+) cores, \w+, Node ([\d.]+),/m.exec(lines.join('\n')) ?? [];
  if (!date || !node) return undefined;
  const [columns = [], , ...rows] = lines.filter((line) => line.startsWith('|')).map(cellsOf);
  const cells = rows.map((row): [string, Record<string, string>] => [
    row[0] ?? '',
    Object.fromEntries(row.map((cell, at) => [columns[at] ?? '', cell])),
  ]);
  return [[heading, { date, cores: Number(cores), node, rows: new Map(cells) }]];
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/**
 * @returns a table of measurements
 * @throws when no bench wrote it
 */
export function tableOf(results: Results, heading: string): ResultTable {
  const table = results.get(heading);
  if (!table)
    throw new Error(`bench/RESULTS.md has no table "${heading}". Run its bench, or correct the name.`);
  return table;
}

/**
 * Numbers of one cell: `4500 of 4500` has two.
 * @throws when the cell is not there, or nothing was measured
 */
export function numbersIn(table: ResultTable, row: string, column: string): number[] {
  const cell = table.rows.get(row)?.[column];
  if (cell === undefined || !/\d/.test(cell))
    throw new Error(`bench/RESULTS.md has no figure in row "${row}", column "${column}".`);
  return [...cell.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
}

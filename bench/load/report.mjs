import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { at } from '../../tools/run/paths.mjs';

/** Median of measurements: the upper of the two middle values if their number is even. */
export const median = (/** @type {number[]} */ numbers) =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** @param {number[]} values @param {number} share */
export const percentile = (values, share) =>
  [...values].sort((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? 0;

const file = at('bench', 'RESULTS.md');

/** Prints a table and writes it to RESULTS.md below its heading, with the date and the machine. */
export function report(heading, rows, how = 'one run') {
  const columns = Object.keys(rows[0] ?? {});
  const line = (/** @type {unknown[]} */ cells) => `| ${cells.join(' | ')} |`;
  const table = [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((column) => row[column]))),
  ];
  const today = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} cores, ${process.platform}, Node ${process.versions.node}`;
  const section = [`## ${heading}`, '', `${today}, ${machine}, ${how}.`, '', ...table, ''].join('\n');
  console.log(section);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '# Measured claims\n';
  const others = before.split(/^(?=## )/m).filter((part) => !part.startsWith(`## ${heading}\n`));
  writeFileSync(file, `${[...others.map((part) => part.trimEnd()), section].join('\n\n')}`);
}

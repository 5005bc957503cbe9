import { existsSync, readFileSync } from 'node:fs';
import type { Measured, MeasuredDifference } from '@balcao/contract/provenance/measured.ts';

/** Result of a rule on a testing server. */
export interface MeasuredRule {
  /** When, ISO 8601. */
  at: string;
  /** None where it did the same as the sandbox. */
  differences: readonly MeasuredDifference[];
}

/**
 * Measurements of a provider on its testing server, by the id of a rule (`npm run samples -- --url`).
 * @returns nothing where there is no such file
 */
export function readMeasured(file: string): ReadonlyMap<string, MeasuredRule> {
  if (!existsSync(file)) return new Map();
  const { format, measuredAt: at, agreed, differences } = JSON.parse(readFileSync(file, 'utf8')) as Measured;
  if (format !== 1) throw new Error(`${file} has another format. Measure again: npm run samples -- --help`);
  const rules = [...agreed, ...differences.map(({ rule }) => rule)];
  const of = (id: string) => differences.filter(({ rule }) => rule === id);
  return new Map(rules.map((id) => [id, { at, differences: of(id) }]));
}

import { existsSync, readFileSync } from 'node:fs';
import type { Measured, MeasuredDifference } from '@balcao/contract/provenance/measured.ts';

/** Result of measuring a rule on a testing server. */
export interface MeasuredRule {
  /** Time of the measurement, ISO 8601. */
  at: string;
  /** Empty if the testing server behaved like the sandbox. */
  differences: readonly MeasuredDifference[];
}

/**
 * Measurements of the provider's testing server, by rule id (`npm run samples -- --url`).
 * @returns an empty map if the file does not exist
 */
export function readMeasured(file: string): ReadonlyMap<string, MeasuredRule> {
  if (!existsSync(file)) return new Map();
  const { format, measuredAt: at, agreed, differences } = JSON.parse(readFileSync(file, 'utf8')) as Measured;
  if (format !== 1) throw new Error(`${file} has another format. Measure again: npm run samples -- --help`);
  const rules = [...agreed, ...differences.map(({ rule }) => rule)];
  const of = (id: string) => differences.filter(({ rule }) => rule === id);
  return new Map(rules.map((id) => [id, { at, differences: of(id) }]));
}

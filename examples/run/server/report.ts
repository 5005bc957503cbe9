import type { Measured, MeasuredDifference } from '@balcao/contract/provenance/measured.ts';
import { apiVersion } from '@balcao/contract/schema/envelope.ts';
import { kindOf, splitValues, substitute } from '@balcao/workbench/runner/recordedValues.ts';
import type { Outcome } from './play.ts';

/** A value to show: ids, times and tokens are others in every run, so their digits and letters go. */
function masked(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value) ?? 'absent';
  const values = splitValues(value).values.filter(kindOf);
  const shown = (each: string) => (kindOf(each) === 'token' ? 'token' : each.replace(/\d/g, '0'));
  return substitute(value, new Map(values.map((each) => [each, shown(each)])));
}

/** What a run found. Alike differences of several steps are one. */
export function measuredOf({ compared, played, notPlayed, left }: Outcome, server: string): Measured {
  const differences = new Map<string, MeasuredDifference>();
  for (const { step, same, rule, origin, operation = '', field, aspect, expected, got } of compared) {
    if (same) continue;
    const what = {
      rule,
      origin: origin.kind,
      operation,
      field,
      aspect,
      expected: masked(expected),
      got: masked(got),
    };
    const key = JSON.stringify(what);
    const found = differences.get(key) ?? { ...what, steps: [] };
    found.steps.push(step);
    differences.set(key, found);
  }
  const differing = new Set([...differences.values()].map(({ rule }) => rule));
  const agreed = compared
    .map(({ rule }) => rule)
    .filter((rule) => !differing.has(rule) && !rule.includes(' '));
  const reasons = notPlayed.map(({ step, why }) => ({
    step,
    why: why.replace(/^needs the step .*/, 'needs a step before it'),
  }));
  const ofReason = (reason: string) => reasons.filter(({ why }) => why === reason).map(({ step }) => step);
  return {
    format: 1,
    measuredAt: new Date().toISOString(),
    server,
    apiVersion,
    agreed: [...new Set(agreed)].sort(),
    differences: [...differences.values()].sort((one, other) => one.rule.localeCompare(other.rule)),
    played,
    notPlayed: Object.fromEntries(reasons.map(({ why }) => [why, ofReason(why)])),
    left,
  };
}

const columns = ['rule', 'origin', 'operation', 'field', 'aspect', 'expected', 'got', 'steps'] as const;

/** The differences as a table in Markdown, and what was played. */
export function tableOf({ differences, played, notPlayed, agreed, left }: Measured): string {
  const rows = differences.map((row) =>
    columns.map((name) => [row[name]].flat().slice(0, 3).join(', ').replaceAll('|', '\\|')),
  );
  const widths = columns.map((name, at) => Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const table = [line(columns), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line), ''];
  const counts = Object.entries(notPlayed).map(
    ([why, steps]) => `  ${String(steps.length).padStart(4)}  ${why}`,
  );
  return [
    ...(rows.length > 0 ? table : []),
    `${rows.length} differences. ${agreed.length} rules that are not specified were tried, and are as the sandbox has them.`,
    `${played.length} calls were compared. Not played:`,
    ...counts,
    ...(left.length > 0
      ? ['What could not be removed; look at it in the back office:', ...left.map((each) => `  ${each}`)]
      : []),
  ].join('\n');
}

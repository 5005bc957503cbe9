import type { Measured, MeasuredDifference } from '@balcao/contract/provenance/measured.ts';
import { apiVersion } from '@balcao/contract/schema/envelope.ts';
import { kindOf, splitValues, substitute } from '@balcao/workbench/runner/recordedValues.ts';
import { provider } from '../../../provider.config.ts';
import type { Check } from './compare.ts';
import type { Outcome } from './play.ts';

/** A value to show. Ids, times and tokens are others in every run: their digits become zeros, and a token a word. */
function masked(value: unknown, { aspect }: Check): string {
  if (typeof value !== 'string' || aspect === 'validity') return String(value);
  const shown = (each: string) => (kindOf(each) === 'token' ? 'token' : each.replace(/\d/g, '0'));
  const values = splitValues(value).values.filter(kindOf);
  return substitute(value, new Map(values.map((each) => [each, shown(each)])));
}

/** What a run found. What differs alike is one difference; formats and zones are alike in all fields. */
export function measuredOf({ compared, played, notPlayed, left }: Outcome, server: string): Measured {
  const differences = new Map<string, MeasuredDifference>();
  for (const { step, rule, origin, operation = '', ...check } of compared.filter(({ same }) => !same)) {
    const { field, aspect } = check;
    const [expected, got] = [masked(check.expected, check), masked(check.got, check)];
    const what = { rule, origin: origin.kind, aspect, expected, got };
    const key = JSON.stringify([what, ['format', 'zone'].includes(aspect) || field.replaceAll('[]', '')]);
    const { fields = [], operations = [], steps = [] } = differences.get(key) ?? {};
    const withNew = (list: string[], one: string) => [...new Set([...list, one])];
    const places = { fields: withNew(fields, field), operations: withNew(operations, operation) };
    differences.set(key, { ...what, ...places, steps: withNew(steps, step) });
  }
  const differing = new Set([...differences.values()].map(({ rule }) => rule));
  const tried = compared.filter(({ origin }) => origin.kind !== 'specified').map(({ rule }) => rule);
  const stepsOf = (reason: string) => notPlayed.filter(({ why }) => why === reason).map(({ step }) => step);
  return {
    ...{ format: 1, measuredAt: new Date().toISOString(), server, apiVersion },
    agreed: [...new Set(tried)].filter((rule) => !differing.has(rule)).sort(),
    differences: [...differences.values()].sort((one, other) => one.rule.localeCompare(other.rule)),
    ...{ played, left, notPlayed: Object.fromEntries(notPlayed.map(({ why }) => [why, stepsOf(why)])) },
  };
}

const columns = ['rule', 'origin', 'aspect', 'expected', 'got', 'fields', 'operations', 'steps'] as const;
const explanation = `Rules that are chosen or published: ${provider.site}/docs/guides/differences#RULE. Sections of the specification:
contract/provenance/sections.ts. Steps: examples/recorded/pt and contract/provocations.`;

/** Differences as a table in Markdown, and how much was played. */
export function tableOf({ differences, played, notPlayed, agreed, left }: Measured): string {
  const short = ([first = '', ...more]: string[]) => (more.length > 0 ? `${first} +${more.length}` : first);
  const cellsOf = (row: MeasuredDifference) => columns.map((name) => short([row[name]].flat()));
  const rows = [columns.map(String), columns.map(() => '---'), ...differences.map(cellsOf)];
  const widths = columns.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const reasons = Object.entries(notPlayed).map(
    ([why, steps]) => `${String(steps.length).padStart(5)}  ${why}`,
  );
  return [
    ...(differences.length > 0 ? [...rows.map(line), '', explanation] : []),
    `${differences.length} differences. ${agreed.length} rules that are not specified were tried and are the same.`,
    `${played.length} calls were compared.${reasons.length > 0 ? ' Not played:' : ''}`,
    ...reasons,
    ...(left.length > 0
      ? ['Could not be removed from the server:', ...left.map((each) => `       ${each}`)]
      : []),
  ].join('\n');
}

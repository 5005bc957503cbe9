import type { Measured, MeasuredDifference } from '@balcao/contract/provenance/measured.ts';
import { apiVersion } from '@balcao/contract/schema/envelope.ts';
import { kindOf, splitValues, substitute } from '@balcao/workbench/runner/recordedValues.ts';
import { provider } from '../../../provider.config.ts';
import type { Outcome } from './play.ts';

/** Masks ids, times and tokens, which differ in every run. */
function masked(value: unknown): string {
  const shown = (each: string) => (kindOf(each) === 'token' ? 'token' : each.replace(/\d/g, '0'));
  const values = typeof value === 'string' ? splitValues(value).values.filter(kindOf) : [];
  return substitute(String(value), new Map(values.map((each) => [each, shown(each)])));
}

/** Result of a run. Merges equal differences in several steps, and the same difference of format in several fields. */
export function measuredOf({ compared, ...outcome }: Outcome, server: string): Measured {
  const differences = new Map<string, MeasuredDifference>();
  for (const { step, rule, origin, operation, field, aspect, expected, got, same } of compared) {
    if (same) continue;
    const what = { rule, origin: origin.kind, aspect, expected: masked(expected), got: masked(got) };
    const key = JSON.stringify([what, aspect === 'format' || field.replaceAll('[]', '')]);
    const { fields, operations, steps } = differences.get(key) ?? { fields: [], operations: [], steps: [] };
    const withOne = (list: string[], one: string) => [...new Set([...list, one])];
    const places = { fields: withOne(fields, field), operations: withOne(operations, operation) };
    differences.set(key, { ...what, ...places, steps: withOne(steps, step) });
  }
  const differing = new Set([...differences.values()].map(({ rule }) => rule));
  const tried = compared.filter(({ origin }) => origin.kind !== 'specified').map(({ rule }) => rule);
  return {
    ...{ format: 1, measuredAt: new Date().toISOString(), server, apiVersion, ...outcome },
    agreed: [...new Set(tried)].filter((rule) => !differing.has(rule)).sort(),
    differences: [...differences.values()].sort((one, other) => one.rule.localeCompare(other.rule)),
  };
}

const columns = ['rule', 'origin', 'aspect', 'expected', 'got', 'fields', 'operations', 'steps'] as const;

/** Differences as a Markdown table, followed by the number of steps. */
export function tableOf({ differences, played, notPlayed, agreed, left }: Measured): string {
  const short = ([first = '', ...more]: string[]) => (more.length > 0 ? `${first} +${more.length}` : first);
  const cells = differences.map((row) => columns.map((name) => short([row[name]].flat())));
  const table = [columns, columns.map(() => '---'), ...cells].map((row) => `| ${row.join(' | ')} |`);
  const place = `Rules: ${provider.site}/docs/guides/differences#RULE. Steps: examples/recorded/pt and contract/provocations.`;
  return [
    ...(cells.length > 0 ? [...table, '', place] : []),
    `${differences.length} differences. ${agreed.length} rules that are not specified are the same.`,
    `${played.length} steps were compared.`,
    ...Object.entries(notPlayed).map(([why, steps]) => `${steps.length} were not played: ${why}.`),
    ...left.map((each) => `Could not be removed from the server: ${each}`),
  ].join('\n');
}

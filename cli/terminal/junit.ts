import { block, element, escapeXml } from '@balcao/text/xml.ts';

/** Result of one case in an examination. */
export interface CaseResult {
  id: string;
  title: string;
  outcome: 'passed' | 'failed' | 'skipped';
  /** Reason why it failed or was not run, or a remark about a case that passed. */
  reason?: string;
  /** Observations, one per line. */
  answers: readonly string[];
  seconds: number;
}

const testCase =
  (kind: string) =>
  ({ id, title, outcome, reason = '', answers, seconds }: CaseResult): string => {
    const found = {
      passed: [],
      failed: [element('failure', { message: reason }, escapeXml(answers.join('\n')))],
      skipped: [element('skipped', { message: reason })],
    };
    return block('testcase', { classname: `${kind}.${id}`, name: title, time: seconds.toFixed(3) }, found[outcome]);
  };

/**
 * Results as a JUnit XML report, which continuous integration services read.
 * @param kind kind of program that was examined
 */
export function junitOf(
  kind: 'receiver' | 'caller',
  name: string,
  results: readonly CaseResult[],
  notes: readonly string[],
): string {
  const count = (wanted: CaseResult['outcome']) => String(results.filter(({ outcome }) => outcome === wanted).length);
  const about = {
    name,
    tests: String(results.length),
    failures: count('failed'),
    skipped: count('skipped'),
    time: results.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(3),
  };
  const said = element('system-out', {}, escapeXml(notes.join('\n')));
  const suite = block('testsuite', about, [...results.map(testCase(kind)), said]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${suite}\n`;
}

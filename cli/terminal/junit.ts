import { block, element, escapeXml } from '@balcao/text/xml.ts';

/** Result of one case of an examination. */
export interface CaseResult {
  id: string;
  title: string;
  outcome: 'passed' | 'failed' | 'skipped';
  /** Why it failed, or was not run; what is to be noticed where it passed. */
  reason?: string;
  /** Observations, one a line. */
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
 * The results as a report that services for continuous integration read: JUnit's XML.
 * @param kind who was examined
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

import { block, element, escapeXml } from '@balcao/text/xml.ts';
import type { ScenarioResult } from './checkResult.ts';

function testCase({ id, title, outcome, reason = '', answers, seconds }: ScenarioResult): string {
  const found = {
    passed: [],
    failed: [element('failure', { message: reason }, escapeXml(answers.join('\n')))],
    skipped: [element('skipped', { message: reason })],
  };
  return block(
    'testcase',
    { classname: `receiver.${id}`, name: title, time: seconds.toFixed(3) },
    found[outcome],
  );
}

/**
 * The results as a report that services for continuous integration read: JUnit's XML.
 * @param receiver URL that was checked
 * @param notes on the whole check
 */
export function junitOf(
  receiver: string,
  results: readonly ScenarioResult[],
  notes: readonly string[],
): string {
  const count = (wanted: ScenarioResult['outcome']) =>
    String(results.filter(({ outcome }) => outcome === wanted).length);
  const about = {
    name: `Receiver ${receiver}`,
    tests: String(results.length),
    failures: count('failed'),
    skipped: count('skipped'),
    time: results.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(3),
  };
  const said = element('system-out', {}, escapeXml(notes.join('\n')));
  const suite = block('testsuite', about, [...results.map(testCase), said]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${suite}\n`;
}

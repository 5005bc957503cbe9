import { writeFileSync } from 'node:fs';
import type { CallerExamination, CallerFinding } from '@balcao/contract/control/caller.ts';
import { docsUrlOf } from '@balcao/workbench/core/locale.ts';
import { callerLines } from '@balcao/workbench/panels/go-live/callerLines.ts';
import { connectionFrom } from '../remote/connection.ts';
import { siteUrl } from '../server/installedFrom.ts';
import type { Arguments } from '../terminal/arguments.ts';
import { type CaseResult, junitOf } from '../terminal/junit.ts';
import { plainLine, styled } from '../terminal/output.ts';
import { exitCodes, Problem } from '../terminal/problem.ts';

const looks = {
  clear: ['green', 'clear  ', 'passed'],
  found: ['red', 'found  ', 'failed'],
  unexamined: ['yellow', 'skipped', 'skipped'],
} as const;

function resultOf(finding: CallerFinding, docsUrl: string): CaseResult {
  const { rule, what, outcome, cost } = finding;
  const reason = { clear: '', found: cost, unexamined: 'There was nothing to examine.' }[outcome];
  const answers = outcome === 'found' ? callerLines(finding, docsUrl).slice(1) : [];
  return { id: rule, title: what, outcome: looks[outcome][2], reason, answers, seconds: 0 };
}

/** Examines a program's calls to a running sandbox, as recorded in its log. */
export async function checkCaller({ operands, options }: Arguments): Promise<void> {
  if (operands.length > 0 || options.port)
    throw new Problem(
      'check --caller takes no receiver and no --port.',
      'It examines the calls of a program by the log of a running sandbox, which --url names.',
    );
  const { url, keys, call } = connectionFrom(options);
  const { calls, rules } = await call<CallerExamination>('GET', '/sandbox/caller');
  const docsUrl = docsUrlOf(siteUrl(), 'en');
  const place = `Calls of a program to ${url}, platform ${keys.platformCode}: ${calls}.`;
  if (options.junit) {
    const results = rules.map((rule) => resultOf(rule, docsUrl));
    writeFileSync(options.junit, junitOf('caller', `Caller ${keys.platformCode}`, results, [place]));
  }
  if (rules.every(({ outcome }) => outcome === 'unexamined'))
    throw new Problem(
      place,
      'Run the program, or its tests, against this sandbox first. Pages and tools do not count.',
    );
  console.log(`${place}\n`);
  for (const rule of rules) {
    const [colour, word] = looks[rule.outcome];
    console.log(`${styled(colour, word)}  ${plainLine(rule.what)}`);
    if (rule.outcome !== 'found') continue;
    for (const line of callerLines(rule, docsUrl)) console.log(`         ${plainLine(line)}`);
  }
  const found = rules.filter(({ outcome }) => outcome === 'found').length;
  console.log(`\n${found === 0 ? 'Nothing was found.' : `${found} of ${rules.length} rules were broken.`}`);
  if (found > 0) process.exitCode = exitCodes.refused;
}

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root, scriptOf } from '../../tools/run/paths.mjs';
import { audit, fileOf, judge } from './check/judge.ts';
import { provedIn } from './check/marks.ts';
import { runMutants } from './check/runMutants.ts';

/**
 * `npm run proofs`: checks every page and proof. `-- guides/refund`: one page, with its proofs. `-- --judge
 * guides/refund#same-day`: records that the section's words were judged. `-- --audit guides/refund`: prints the
 * evidence of each section. `-- --mutants`: plants each lie and prints the proof that catches it.
 */
const [first, ...rest] = process.argv.slice(2);
const [named = ''] = rest;

if (first === '--judge') console.log(judge(named));
else if (first === '--audit') console.log(audit(named));
else if (first === '--mutants') process.exitCode = await runMutants(rest);
else {
  const only = first ? ['-t', testsOf(first)] : [];
  const args = ['run', '--project', 'proofs', ...only, ...rest];
  const { status } = spawnSync(process.execPath, [scriptOf('vitest', 'vitest'), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}

/** Pattern for the tests of a page: the check of its marks, and the proofs they name. */
function testsOf(page: string): string {
  const names = provedIn(readFileSync(fileOf(page), 'utf8'));
  return `^(${[page, ...names].join('|').replaceAll('.', String.raw`\.`)})$`;
}

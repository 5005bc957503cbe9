import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root, scriptOf } from '../../tools/run/paths.mjs';
import { audit, fileOf, judge } from './check/judge.ts';
import { provedIn } from './check/marks.ts';
import { runMutants } from './check/runMutants.ts';

/**
 * `npm run proofs`: every page and proof. `-- guides/refund guides/errors`: these pages, with their proofs. `-- --judge
 * guides/refund#same-day`: records that the section's words were judged. `-- --audit guides/refund`: evidence of each
 * section. `-- --mutants`: plants each lie and prints the proof that catches it.
 */
const [first, ...rest] = process.argv.slice(2);
const [named = ''] = rest;

if (first === '--judge') console.log(judge(named));
else if (first === '--audit') console.log(audit(named));
else if (first === '--mutants') process.exitCode = await runMutants(rest);
else {
  const pages = process.argv.slice(2).filter((each) => !each.startsWith('-'));
  const options = process.argv.slice(2).filter((each) => each.startsWith('-'));
  const only = pages.length > 0 ? ['-t', testsOf(pages)] : [];
  const args = ['run', '--project', 'proofs', ...only, ...options];
  const { status } = spawnSync(process.execPath, [scriptOf('vitest', 'vitest'), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}

/** Pattern of the tests of pages: those of their marks, and those they name. */
function testsOf(pages: readonly string[]): string {
  const names = pages.flatMap((page) => provedIn(readFileSync(fileOf(page), 'utf8')));
  return `^(${[...pages, ...names].join('|').replaceAll('.', String.raw`\.`)})$`;
}

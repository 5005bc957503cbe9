import { spawnSync } from 'node:child_process';
import { root, scriptOf } from '../../tools/run/paths.mjs';
import { addRows } from './addRows.ts';
import { runMutants } from './runMutants.ts';

/**
 * `npm run claims`: every page. `npm run claims -- guides/errors`: one page. `-- --add guides/refund`: the missing
 * rows of a page. `-- --mutants`: plants each lie and says which claim catches it.
 */
const [first, ...rest] = process.argv.slice(2);

if (first === '--add') for (const name of rest) console.log(await addRows(name));
else if (first === '--mutants') process.exitCode = await runMutants(rest);
else {
  const only = first ? ['-t', first] : [];
  const args = ['run', '--project', 'claims', ...only, ...rest];
  const { status } = spawnSync(process.execPath, [scriptOf('vitest', 'vitest'), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}

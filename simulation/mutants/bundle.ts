import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { at, root } from '../../tools/run/paths.mjs';
import type { Mutant } from './mutant.ts';

/** Node's own module is found beside the bundle; everything else is in it. */
const external = ['@photostructure/sqlite', 'esbuild'];
/** Packages that are written as CommonJS ask for `require`. */
const banner =
  "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);";

/**
 * Makes the simulation into one program, with a bug in it. The bug is planted while its file is read: the repository
 * stays as it is.
 * @returns path of the program
 * @throws Error where the bug does not fit its file any more
 */
export async function bundleWith(mutant: Mutant, index: number): Promise<string> {
  const planted = at(mutant.file);
  const text = readFileSync(planted, 'utf8');
  if (text.split(mutant.find).length !== 2)
    throw new Error(`"${mutant.find}" is not once in ${mutant.file}.`);
  const outfile = at('.build', 'simulation', `mutant-${index}.mjs`);
  await build({
    entryPoints: [at('simulation', 'main.ts')],
    absWorkingDir: root,
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    banner: { js: banner },
    external,
    plugins: [
      {
        name: 'plant',
        setup: ({ onLoad }) =>
          onLoad(
            { filter: new RegExp(`${path.basename(mutant.file).replaceAll('.', '\\.')}$`) },
            ({ path: file }) =>
              file === planted
                ? { contents: text.replace(mutant.find, () => mutant.replace), loader: 'ts' }
                : undefined,
          ),
      },
    ],
  });
  return outfile;
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { Bug, Planted } from '../../tools/mutants/mutant.ts';
import { at, root } from '../../tools/run/paths.mjs';

/** Modules that the bundle does not contain, because they are native or optional. */
const external = ['@photostructure/sqlite', 'esbuild', 'pg-native'];
/** Defines `require`, which bundled CommonJS packages call. */
const banner = "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);";

/** Plants a bug while its file is read, so the repository stays unchanged. */
function plant({ file, find, replace }: Planted): Plugin {
  const planted = at(file);
  const text = readFileSync(planted, 'utf8');
  if (text.split(find).length !== 2) throw new Error(`"${find}" is not once in ${file}.`);
  const filter = new RegExp(`${path.basename(file).replaceAll('.', '\\.')}$`);
  return {
    name: `plant in ${file}`,
    setup: ({ onLoad }) =>
      onLoad({ filter }, ({ path: read }) =>
        read === planted ? { contents: text.replace(find, () => replace), loader: 'ts' } : undefined,
      ),
  };
}

/** Bundles a file and its imports, with an optional bug. Throws if the bug no longer matches the source. */
export async function bundle(entry: string, name: string, mutant?: Bug): Promise<string> {
  const outfile = at('.build', 'simulation', name);
  await build({
    entryPoints: [at(entry)],
    absWorkingDir: root,
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    banner: { js: banner },
    external,
    plugins: mutant ? [mutant, ...(mutant.also ?? [])].map(plant) : [],
  });
  return outfile;
}

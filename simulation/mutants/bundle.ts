import { readFileSync } from 'node:fs';
import { build, type Plugin } from 'esbuild';
import type { Bug, Planted } from '../../tools/mutants/mutant.ts';
import { at, root } from '../../tools/run/paths.mjs';

/** Modules that the bundle does not contain, because they are native or optional. */
const external = ['@photostructure/sqlite', 'esbuild', 'pg-native'];
/** Defines `require`, which bundled CommonJS packages call. */
const banner = "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);";

/** Replaces a text. Throws if it does not occur exactly once. */
function replaceOnce(text: string, { file, find, replace }: Planted): string {
  if (text.split(find).length !== 2) throw new Error(`"${find}" is not once in ${file}.`);
  return text.replace(find, () => replace);
}

/** Plants bugs while their files are read, so the repository stays unchanged. */
function plant(bugs: readonly Planted[]): Plugin {
  // One text for all replacements in a file: esbuild asks only the first plugin that loads it.
  const texts = new Map<string, string>();
  for (const bug of bugs) {
    const path = at(bug.file);
    texts.set(path, replaceOnce(texts.get(path) ?? readFileSync(path, 'utf8'), bug));
  }
  return {
    name: 'planted bugs',
    setup: ({ onLoad }) =>
      onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
        const contents = texts.get(path);
        return contents === undefined ? undefined : { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
      }),
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
    plugins: mutant ? [plant([mutant, ...(mutant.also ?? [])])] : [],
  });
  return outfile;
}

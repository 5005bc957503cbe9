import { build, type Plugin } from 'esbuild';
import { expect, test } from 'vitest';
import { type Derived, descriptions, programs, sdkReadmes } from './derived.mjs';
import { at, root } from './paths.mjs';

/** Packages are told by the lock file, which is an input. */
const withoutPackages: Plugin = {
  name: 'without-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@balcao/') ? undefined : { path, external: true },
    );
  },
};

/** Every file of ours that a script runs, by its path below the root. */
async function filesOf(script: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [at(script)],
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    platform: 'node',
    metafile: true,
    write: false,
    logLevel: 'error',
    plugins: [withoutPackages],
  });
  return Object.keys(metafile.inputs);
}

const isBelow = (path: string, folders: readonly string[]) =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

const isInput = ({ inputs, without = [] }: Derived, path: string) =>
  isBelow(path, inputs) && !isBelow(path, without);

test.each([descriptions, programs, sdkReadmes])(
  'the $name are made anew when any file changes that their script runs',
  async (product) => {
    const files = await filesOf(product.script);
    expect(files.length).toBeGreaterThan(20);
    expect(
      files.filter((path) => !isInput(product, path)),
      'add it to inputs in tools/run/derived.mjs',
    ).toEqual([]);
  },
);

import { rmSync, writeFileSync } from 'node:fs';
import { build, type Plugin } from 'esbuild';
import { afterEach, expect, test } from 'vitest';
import { type Derived, descriptions, programs, sdkReadmes } from './derived.mjs';
import { makeIfStale } from './fingerprint.mjs';
import { isInstalled } from './install.mjs';
import { at, root } from './paths.mjs';

/** Excludes packages, because the lock file identifies them and is an input. */
const withoutPackages: Plugin = {
  name: 'without-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@balcao/') ? undefined : { path, external: true },
    );
  },
};

/** All files of the repository that a script runs, by path. */
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

const isInput = ({ inputs, without = [] }: Derived, path: string) => isBelow(path, inputs) && !isBelow(path, without);

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

const zod = { version: '4.0.0', integrity: 'sha512-a' };
const wanted = {
  '': { version: '0.1.0' },
  contract: { version: '0.1.0' },
  'node_modules/zod': zod,
  'node_modules/esbuild-other-system': { version: '1.0.0', integrity: 'sha512-b', optional: true },
};

test.each([
  ['everything is there', { 'node_modules/zod': zod }, true],
  ['nothing was ever installed', undefined, false],
  ['a package is missing', {}, false],
  ['a package has another version', { 'node_modules/zod': { ...zod, version: '3.0.0' } }, false],
  ['a package has other bytes', { 'node_modules/zod': { ...zod, integrity: 'sha512-z' } }, false],
])('when %s', (_, installed, expected) => {
  expect(isInstalled(wanted, installed)).toBe(expected);
});

const output = '.build/made-once.txt';
const product = { name: 'made-once', inputs: ['provider.config.ts'], output };

afterEach(() => {
  for (const file of [output, '.build/made-once.stamp']) rmSync(at(file), { force: true });
});

test('a product that two ask for at once is made once, and both wait for it', async () => {
  let count = 0;
  const ask = () =>
    makeIfStale(product, async () => {
      count += 1;
      await new Promise((done) => setTimeout(done, 20));
      writeFileSync(at(output), 'made');
    });
  expect(await Promise.all([ask(), ask()])).toEqual([true, false]);
  expect(count).toBe(1);
});

test('who asks after a failure has it made anew', async () => {
  const failing = makeIfStale(product, () => Promise.reject(new Error('no')));
  const next = makeIfStale(product, async () => writeFileSync(at(output), 'made'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe(true);
});

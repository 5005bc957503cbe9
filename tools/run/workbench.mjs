import { rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { makeDerived } from './derived.mjs';
import { makeIfStale, pageInputs, scripts } from './fingerprint.mjs';
import { at, root } from './paths.mjs';
import { withEsbuild } from './withEsbuild.mjs';

const workbench = {
  name: 'workbench',
  inputs: ['workbench', ...pageInputs, ...scripts('workbench')],
  output: '.build/workbench/manifest.json',
};

/**
 * Options of both scripts, whose names contain a hash of the content.
 * @type {import('esbuild').BuildOptions & { metafile: true }}
 */
const shared = {
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  absWorkingDir: root,
  bundle: true,
  minify: true,
  metafile: true,
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
  loader: { '.woff2': 'file' },
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
};

/** Options of the workbench. The words and facts of each language are separate files. */
const main = {
  ...shared,
  entryPoints: { workbench: at('workbench', 'app', 'main.tsx') },
  format: /** @type {const} */ ('esm'),
  splitting: true,
};

const colourScript = {
  ...shared,
  entryPoints: { colour: at('workbench', 'app', 'applyColourMode.ts') },
  format: /** @type {const} */ ('iife'),
};

/** Builds the workbench beside the sandbox if it is stale. */
export async function buildWorkbench() {
  await makeDerived();
  return makeIfStale(workbench, () =>
    withEsbuild('The workbench could not be built; the reason is above.', () =>
      makeWorkbench(at('.build', 'workbench')),
    ),
  );
}

/**
 * Builds the workbench: `render.mjs` for the server, browser files in `assets/`, and `manifest.json` with their names.
 * @param {string} folder emptied first
 */
async function makeWorkbench(folder) {
  const { build } = await import('esbuild');
  rmSync(folder, { recursive: true, force: true });
  const outdir = join(folder, 'assets');
  /** @type {Outputs} */
  const outputs = {};
  for (const part of [main, colourScript]) Object.assign(outputs, (await build({ ...part, outdir })).metafile.outputs);
  await build({
    entryPoints: [at('workbench', 'app', 'servePages.ts')],
    outfile: join(folder, 'render.mjs'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
  });
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifestOf(outputs), undefined, 2));
}

/** @typedef {import('esbuild').Metafile['outputs']} Outputs */

/**
 * Names of the built files, including those that a page in each language needs at once.
 * @param {Outputs} outputs
 */
function manifestOf(outputs) {
  const address = (/** @type {string} */ path) => `/workbench/${basename(path)}`;
  const made = (/** @type {string} */ source) =>
    Object.keys(outputs).find((path) => outputs[path]?.entryPoint === source) ?? '';
  const script = made('workbench/app/main.tsx');
  const preload = ['pt', 'es', 'en'].map((language) => {
    const parts = [`workbench/words/panes/${language}.ts`, `workbench/facts/${language}.ts`].map(made);
    const needed = parts.flatMap((path) => [path, ...importsOf(outputs, path)]);
    return [language, [...new Set(needed)].map(address)];
  });
  return {
    colourScript: address(made('workbench/app/applyColourMode.ts')),
    script: address(script),
    style: address(outputs[script]?.cssBundle ?? ''),
    preload: Object.fromEntries(preload),
    assets: Object.keys(outputs)
      .map((path) => basename(path))
      .sort(),
  };
}

/**
 * Files that a file imports statically.
 * @param {Outputs} outputs
 * @param {string} path
 */
function importsOf(outputs, path) {
  const needed = outputs[path]?.imports.filter(({ kind }) => kind === 'import-statement') ?? [];
  return needed.map((each) => each.path);
}

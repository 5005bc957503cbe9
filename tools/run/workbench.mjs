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
 * What both scripts have in common; names change with their content.
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

/** The workbench itself; the words and facts of each language are files of their own. */
const main = {
  ...shared,
  entryPoints: { workbench: at('workbench', 'app', 'main.tsx') },
  format: /** @type {const} */ ('esm'),
  splitting: true,
};

/** The few lines that run before the first paint. */
const colourScript = {
  ...shared,
  entryPoints: { colour: at('workbench', 'app', 'applyColourMode.ts') },
  format: /** @type {const} */ ('iife'),
};

/** Builds the workbench beside the sandbox that serves it, when it is stale. */
export async function buildWorkbench() {
  await makeDerived();
  return makeIfStale(workbench, () =>
    withEsbuild('The workbench could not be built; the reason is above.', () =>
      makeWorkbench(at('.build', 'workbench')),
    ),
  );
}

/**
 * Makes the workbench: `render.mjs` for the server, in `assets/` what a browser loads, and `manifest.json`, which says
 * which is which.
 * @param {string} folder is emptied first
 */
async function makeWorkbench(folder) {
  const { build } = await import('esbuild');
  rmSync(folder, { recursive: true, force: true });
  const outdir = join(folder, 'assets');
  /** @type {Outputs} */
  const outputs = {};
  for (const part of [main, colourScript])
    Object.assign(outputs, (await build({ ...part, outdir })).metafile.outputs);
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
 * What the built files are called, and which of them a page in each language needs at once.
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
 * Files a file cannot do without.
 * @param {Outputs} outputs
 * @param {string} path
 */
function importsOf(outputs, path) {
  const needed = outputs[path]?.imports.filter(({ kind }) => kind === 'import-statement') ?? [];
  return needed.map((each) => each.path);
}

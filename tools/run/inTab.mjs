import { cpSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCheckout } from './checkout.mjs';
import { compressFolder } from './compress.mjs';
import { makeDerived } from './derived.mjs';
import { contractInputs, makeIfStale, scripts } from './fingerprint.mjs';
import { at } from './paths.mjs';
import { withEsbuild } from './withEsbuild.mjs';
import { withoutDescriptions } from './withoutDescriptions.mjs';
import { buildWorkbench } from './workbench.mjs';

const sandboxInTab = {
  name: 'sandbox-in-tab',
  inputs: [
    ...contractInputs,
    ...['sandbox', 'checkout', 'ui', 'workbench', '.build/checkout.stamp', '.build/workbench.stamp'],
    ...scripts('compress', 'inTab', 'withoutDescriptions'),
  ],
  output: '.build/sandbox-in-tab/sandbox-in-tab.js',
};

/** Folder of the sandbox for the reader's tab, with the same paths as in a built site. */
export const inTabFolder = at('.build', 'sandbox-in-tab');

/**
 * Policy for the worker's script, which compiles WebAssembly and loads its parts. It calls no other origin, because the
 * page posts deliveries.
 */
const workerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** SQLite file. The worker reports the progress of loading it. */
const sqliteFile = at('node_modules', '@livestore', 'wa-sqlite', 'dist', 'wa-sqlite.wasm');

/** @type {import('esbuild').BuildOptions} */
const shared = {
  bundle: true,
  minify: true,
  legalComments: 'none',
  charset: 'utf8',
  target: 'es2022',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
};

/**
 * Copies the sandbox for the tab into a built site, from a separate folder: it changes more often than the pages.
 * @param {string} folder folder of the site
 */
export async function placeSandboxInTab(folder) {
  await buildSandboxInTab();
  // Otherwise, hashed parts of an earlier build would remain.
  rmSync(join(folder, 'assets', 'sandbox-in-tab'), { recursive: true, force: true });
  cpSync(inTabFolder, folder, { recursive: true });
}

/** Builds the sandbox for the reader's tab if it is stale. */
export async function buildSandboxInTab() {
  await makeDerived();
  await buildCheckout();
  await buildWorkbench();
  return makeIfStale(sandboxInTab, () =>
    withEsbuild('The sandbox of the tab could not be built; the reason is above.', makeSandboxInTab),
  );
}

/**
 * Bundles the worker that runs a sandbox. Parts that are loaded on demand are separate files: descriptions, SOAP, SDKs.
 * @param {string} entry
 * @param {string} folder
 */
export async function bundleWorker(entry, folder) {
  const { build } = await import('esbuild');
  await build({
    ...shared,
    entryPoints: { worker: entry },
    outdir: folder,
    define: { ...shared.define, sqliteFileBytes: String(statSync(sqliteFile).size) },
    format: 'esm',
    splitting: true,
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    loader: { '.wasm': 'file' },
    plugins: [withoutDescriptions],
  });
}

/**
 * Bundles the script of a page.
 * @param {string} entry
 * @param {string} folder
 */
export async function bundlePageScript(entry, folder) {
  const { build } = await import('esbuild');
  await build({ ...shared, entryPoints: [entry], outdir: folder, format: 'esm' });
}

async function makeSandboxInTab() {
  const { build } = await import('esbuild');
  const parts = join(inTabFolder, 'assets', 'sandbox-in-tab');
  rmSync(inTabFolder, { recursive: true, force: true });
  await bundleWorker(at('sandbox', 'browser.ts'), parts);
  await bundlePageScript(at('workbench', 'core', 'tab', 'join.ts'), parts);
  await build({
    ...shared,
    entryPoints: { 'sandbox-in-tab': at('sandbox', 'tab', 'serviceWorker.ts') },
    outdir: inTabFolder,
    format: 'iife',
  });
  writeFileSync(join(parts, 'content-security-policy.txt'), `${workerPolicy}\n`);
  for (const pages of ['checkout', 'workbench']) cpSync(at('.build', pages), join(parts, pages), { recursive: true });
  await compressFolder(inTabFolder);
}

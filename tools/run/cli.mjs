import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCheckout } from './checkout.mjs';
import { cliTypes } from './cliTypes.mjs';
import { compressedJson } from './compressedJson.mjs';
import { makeDerived } from './derived.mjs';
import { makeIfStale } from './fingerprint.mjs';
import { lazyBuiltins } from './lazyBuiltins.mjs';
import { at } from './paths.mjs';
import { withEsbuild } from './withEsbuild.mjs';
import { withoutDescriptions } from './withoutDescriptions.mjs';
import { buildWorkbench } from './workbench.mjs';

const cli = {
  name: 'cli',
  inputs: [
    'cli',
    'sandbox',
    'contract',
    'checkout',
    'workbench',
    'openapi',
    'text',
    'ui',
    'provider.config.ts',
    'package-lock.json',
    'tools/run/cli.mjs',
    'tools/run/cliTypes.mjs',
    'tools/run/contractTypes.mjs',
    'tools/run/checkout.mjs',
    'tools/run/workbench.mjs',
    'tools/run/compressedJson.mjs',
    'tools/run/lazyBuiltins.mjs',
    'tools/run/withoutDescriptions.mjs',
  ],
  output: 'cli/build/balcao.mjs',
};

/** The folder that `npm pack` takes with the package's manifest. */
const folder = at('cli', 'build');

/**
 * Builds the package `balcao` when it is stale: the command, the library with its types, and the pages it serves. All
 * packages are inside but the one with a native part.
 */
export async function buildCli() {
  await makeDerived();
  await buildCheckout();
  await buildWorkbench();
  return makeIfStale(cli, () =>
    withEsbuild('The package balcao could not be built; the reason is above.', makeCli),
  );
}

async function makeCli() {
  const { build } = await import('esbuild');
  // Laid beside the one that may be running, and put in its place at the end.
  const made = `${folder}.${process.pid}`;
  await build({
    entryPoints: { balcao: at('cli', 'main.ts'), index: at('cli', 'library', 'createSandbox.ts') },
    outdir: made,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    // Parts are loaded when they are needed. All lie in one folder, where each finds the pages.
    splitting: true,
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    legalComments: 'none',
    external: ['@photostructure/sqlite', 'pg-native'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [withoutDescriptions, compressedJson, lazyBuiltins],
    // CommonJS packages inside ask for a `require`, which ES modules do not have.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    logLevel: 'error',
  });
  const command = join(made, 'balcao.mjs');
  writeFileSync(command, `#!/usr/bin/env node\n${readFileSync(command, 'utf8')}`, { mode: 0o755 });
  for (const pages of ['checkout', 'workbench'])
    cpSync(at('.build', pages), join(made, pages), { recursive: true });
  writeFileSync(join(made, 'index.d.ts'), cliTypes());
  rmSync(folder, { recursive: true, force: true });
  renameSync(made, folder);
}

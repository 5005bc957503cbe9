import { chmodSync, cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildCheckout } from './checkout.mjs';
import { runChild } from './children.mjs';
import { compressedJson } from './compressedJson.mjs';
import { makeDerived } from './derived.mjs';
import { hasDocumentation } from './documentation.mjs';
import { contractInputs, makeIfStale, scripts } from './fingerprint.mjs';
import { lazyBuiltins, ownTimers, undiciAgent } from './lazyBuiltins.mjs';
import { buildMcp } from './mcp.mjs';
import { at, root, scriptOf } from './paths.mjs';
import { Problem } from './problem.mjs';
import { withEsbuild } from './withEsbuild.mjs';
import { withoutDescriptions } from './withoutDescriptions.mjs';
import { buildWorkbench } from './workbench.mjs';

const cli = {
  name: 'cli',
  inputs: [
    ...contractInputs,
    ...['cli', 'sandbox', 'checkout', 'workbench', 'ui', 'examples/agents', 'examples/receivers'],
    ...scripts('cli', 'cliTypes', 'contractTypes', 'compressedJson', 'lazyBuiltins'),
    ...scripts('undiciAgent', 'withoutDescriptions'),
    // Parts beside the bundle in .build: the tools for agents, and the documentation of a built site.
    ...['checkout', 'workbench', 'mcp', 'documentation'].map((name) => `.build/${name}.stamp`),
  ],
  // These are generated beside the manifest of the package.
  without: ['cli/AGENTS.md', 'cli/skills'],
  output: 'cli/build/balcao.mjs',
};

/**
 * Bundles the portable SQLite with compressed WebAssembly, so that the package can be installed without a registry.
 * @type {import('esbuild').Plugin}
 */
const portableSqlite = {
  name: 'portable-sqlite',
  setup(build) {
    build.onResolve({ filter: /\/nativeSqlite\.ts$/ }, () => ({
      path: at('sandbox', 'storage', 'drivers', 'portableSqlite.ts'),
    }));
    build.onLoad({ filter: /\.wasm$/ }, ({ path }) => ({
      contents: brotliCompressSync(readFileSync(path)),
      loader: 'file',
    }));
  },
};

/** Folder that `npm pack` packs together with the manifest. */
const folder = at('cli', 'build');

/**
 * Builds the package `balcao` if it is stale: the command, the library with its types, the served pages, and the
 * documentation of the last built site. Bundles all dependencies, to install without a registry.
 */
export async function buildCli() {
  await makeDerived();
  await buildCheckout();
  await buildWorkbench();
  await buildMcp();
  return makeIfStale(cli, () => withEsbuild('The package balcao could not be built; the reason is above.', makeCli));
}

/**
 * Builds the package for publishing, which must include documentation.
 * @throws {Problem} if there is no built site, from which the documentation is taken
 */
export async function buildPackage() {
  if (!hasDocumentation())
    throw new Problem('The package would lack its documentation: npm start builds the site, which it comes from.');
  return buildCli();
}

async function makeCli() {
  const { build } = await import('esbuild');
  // Built beside the current package, which may be running, and moved at the end.
  const made = `${folder}.${process.pid}`;
  const options = /** @type {const} */ ({
    outdir: made,
    bundle: true,
    minify: true,
    // For an uncaught error, Node prints the whole source line.
    lineLimit: 200,
    platform: 'node',
    target: 'node20.19',
    legalComments: 'none',
  });
  await build({
    ...options,
    entryPoints: { core: at('cli', 'core.ts') },
    outExtension: { '.js': '.cjs' },
    assetNames: '[name]-[hash]',
    format: 'cjs',
    external: ['pg-native'],
    // CommonJS identifies a module by its file. Descriptions and pages are all in the same folder.
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': 'moduleUrl' },
    // The wrapper resembles Node's CommonJS function, so that the source is kept in memory only once.
    banner: {
      js: `(function (exports, require, module, __filename) { const moduleUrl = require('node:url').pathToFileURL(__filename).href;${ownTimers}`,
    },
    footer: { js: '})' },
    plugins: [withoutDescriptions, compressedJson, lazyBuiltins, undiciAgent, portableSqlite],
    logLevel: 'error',
  });
  const entryPoints = { balcao: at('cli', 'main.ts'), index: at('cli', 'index.ts') };
  await build({ ...options, entryPoints, outExtension: { '.js': '.mjs' }, format: 'esm', logLevel: 'error' });
  await build({
    ...options,
    entryPoints: { index: at('cli', 'index.ts') },
    outExtension: { '.js': '.cjs' },
    format: 'cjs',
    define: { 'import.meta.dirname': '__dirname' },
    logLevel: 'error',
  });
  writeFileSync(join(made, 'import.cjs'), 'module.exports = (url) => import(url);\n');
  const command = join(made, 'balcao.mjs');
  writeFileSync(command, `#!/usr/bin/env node\n${readFileSync(command, 'utf8')}`);
  // Operators run the command from the repository, where npm does not make it executable.
  chmodSync(command, 0o755);
  for (const pages of ['checkout', 'workbench', 'mcp'])
    cpSync(at('.build', pages), join(made, pages), { recursive: true });
  for (const pages of ['checkout', 'workbench']) compressIn(join(made, pages, 'assets'));
  // Imported on demand, because a start imports this file before TypeScript is installed.
  const { cliTypes } = await import('./cliTypes.mjs');
  for (const types of ['index.d.ts', 'index.d.cts']) writeFileSync(join(made, types), cliTypes());
  rmSync(folder, { recursive: true, force: true });
  renameSync(made, folder);
  await writeAgentFiles();
}

/**
 * Compresses scripts and style sheets, a quarter of the package. They are decompressed on request.
 * @param {string} assets
 */
function compressIn(assets) {
  for (const name of readdirSync(assets).filter((each) => /\.(js|css)$/.test(each))) {
    const path = join(assets, name);
    writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
    rmSync(path);
  }
}

/** Writes the files for coding agents beside the manifest, where agents look for them. */
async function writeAgentFiles() {
  const args = [scriptOf('tsx', 'tsx'), at('examples', 'agents', 'write.ts'), at('cli')];
  const code = await runChild(process.execPath, args, { cwd: root });
  if (code !== 0) throw new Problem('The files for coding agents could not be made; the reason is above.');
}

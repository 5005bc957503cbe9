import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runChild } from './children.mjs';
import { compressFolder } from './compress.mjs';
import { makeIfStale } from './fingerprint.mjs';
import { at } from './paths.mjs';
import { Problem } from './problem.mjs';

const sandbox = {
  name: 'sandbox',
  inputs: ['sandbox', 'contract', 'provider.config.ts', 'package-lock.json', 'tools/run/build.mjs'],
  output: '.build/sandbox.mjs',
};

const site = {
  name: 'site',
  inputs: [
    'site',
    'contract/generated',
    'examples/recorded',
    'ui',
    'workbench',
    'checkout',
    'reference',
    'provider.config.ts',
    'package-lock.json',
    'tools/run/build.mjs',
    'tools/run/compress.mjs',
  ],
  output: 'site/build/index.html',
};

/** The folder the built site is served from. */
export const siteFolder = at('site', 'build');

/** The sandbox in one file, for plain Node. */
export const sandboxScript = at(sandbox.output);

/** The seeded codes and keys, taken from the contract. */
export const seedScript = at('.build', 'seed.mjs');

/**
 * Bundles the sandbox when it is stale (a third of a second).
 * Packages with native parts or optional requires stay outside and are found in node_modules.
 */
export function buildSandbox() {
  return makeIfStale(sandbox, async () => {
    const { build, stop } = await import('esbuild');
    try {
      await build({
        entryPoints: { sandbox: at('sandbox', 'main.ts'), seed: at('contract', 'seed.ts') },
        outdir: at('.build'),
        outExtension: { '.js': '.mjs' },
        bundle: true,
        platform: 'node',
        format: 'esm',
        target: 'node20',
        sourcemap: true,
        external: ['@photostructure/sqlite', 'pg'],
        // CommonJS packages inside the bundle ask for a `require`, which ES modules do not have.
        banner: {
          js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
        },
        logLevel: 'error',
      });
    } catch {
      throw new Problem('The sandbox could not be built; the reason is above.');
    } finally {
      await stop();
    }
  });
}

/**
 * Builds the site in all its languages when it is stale.
 * @param {(line: string) => void} onLine receives the build's own progress, line by line
 */
export function buildSite(onLine) {
  return makeIfStale(site, async () => {
    // Our own server serves the root, whatever base a provider builds for elsewhere.
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      SITE_BASE_URL: '/',
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
    };
    const code = await runChild(process.execPath, [docusaurusScript(), 'build'], {
      cwd: at('site'),
      env,
      onLine,
    });
    if (code !== 0) throw new Problem('The site could not be built; the reason is in the lines above.');
    await compressFolder(siteFolder);
  });
}

/** The site generator's command, wherever npm put it. */
export function docusaurusScript() {
  try {
    const manifest = createRequire(at('site', 'package.json')).resolve('@docusaurus/core/package.json');
    return join(manifest, '..', JSON.parse(readFileSync(manifest, 'utf8')).bin.docusaurus);
  } catch {
    throw new Problem('The site cannot be built: site/package.json does not bring @docusaurus/core.');
  }
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { generatedFilesIn } from '../../site/docusaurus-internals/environment.mjs';
import { buildCheckout } from './checkout.mjs';
import { runChild } from './children.mjs';
import { compressFolder } from './compress.mjs';
import { makeDerived } from './derived.mjs';
import { packDocumentation } from './documentation.mjs';
import { makeIfStale } from './fingerprint.mjs';
import { placeSandboxInTab } from './inTab.mjs';
import { lazyBuiltins } from './lazyBuiltins.mjs';
import { at } from './paths.mjs';
import { Problem } from './problem.mjs';
import { replaceFile } from './replaceFile.mjs';
import { withEsbuild } from './withEsbuild.mjs';
import { withoutDescriptions } from './withoutDescriptions.mjs';
import { buildWorkbench } from './workbench.mjs';

const sandbox = {
  name: 'sandbox',
  inputs: [
    'sandbox',
    'contract',
    'openapi',
    'text',
    'provider.config.ts',
    'package-lock.json',
    'tools/run/build.mjs',
    'tools/run/lazyBuiltins.mjs',
    'tools/run/withoutDescriptions.mjs',
  ],
  output: '.build/sandbox.mjs',
};

/** What the site is made from. */
export const site = {
  name: 'site',
  inputs: [
    'site',
    'contract/generated',
    'examples/agents',
    'examples/recorded',
    'examples/receivers',
    'examples/tests',
    'deploy',
    '.build/programs',
    '.build/sdk-readmes',
    'ui',
    'openapi',
    'text',
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

/**
 * @typedef {object} SiteCopy a build of the site besides the one that is served
 * @property {string} name of its folder in `site/.docusaurus`, and of its stamp
 * @property {string} folder
 * @property {string} baseUrl
 * @property {readonly string[]} locales
 * @property {boolean} [isCompressed] as the one that is served
 */

/** @param {Omit<SiteCopy, 'folder'>} copy @returns {SiteCopy} */
const siteCopy = (copy) => ({ ...copy, folder: at('site', '.docusaurus', copy.name) });

/** The site as it is built for a path of its own, to prove that it works from there: two languages show all of it. */
export const subPath = siteCopy({ name: 'sub-path', baseUrl: '/portal/', locales: ['pt', 'en'] });

/** The site in the language of the benches' peers. */
export const benchSite = siteCopy({ name: 'bench-site', baseUrl: '/', locales: ['en'], isCompressed: true });

/** Where the site for a host of files is. */
const staticHostFolder = at('site', '.docusaurus', 'static-host');

/** The sandbox for plain Node; what it loads later is in `.build/sandbox-parts`. */
export const sandboxScript = at(sandbox.output);

/** The seeded codes and keys, taken from the contract. */
export const seedScript = at('.build', 'seed.mjs');

/**
 * Bundles the sandbox, and the pages it serves, when they are stale (a third of a second each).
 * Packages with native parts or optional requires stay outside and are found in node_modules.
 */
export async function buildSandbox() {
  await makeDerived();
  await buildCheckout();
  await buildWorkbench();
  return makeIfStale(sandbox, () =>
    withEsbuild('The sandbox could not be built; the reason is above.', async ({ build }) => {
      const { outputFiles } = await build({
        entryPoints: {
          sandbox: at('sandbox', 'node.ts'),
          seed: at('contract', 'scenarios', 'seed.ts'),
        },
        outdir: at('.build'),
        outExtension: { '.js': '.mjs' },
        write: false,
        bundle: true,
        // A start reads only what it needs: descriptions, SOAP, SDKs and the driver of PostgreSQL come later.
        splitting: true,
        chunkNames: 'sandbox-parts/[name]-[hash]',
        platform: 'node',
        format: 'esm',
        target: 'node20',
        sourcemap: true,
        external: ['@photostructure/sqlite', 'pg', 'undici'],
        plugins: [withoutDescriptions, lazyBuiltins],
        // CommonJS packages inside the bundle ask for a `require`, which ES modules do not have.
        banner: {
          js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
        },
        logLevel: 'error',
      });
      // Parts of earlier builds stay for sandboxes that still run.
      for (const file of outputFiles) replaceFile(file.path, file.contents);
    }),
  );
}

/**
 * Builds the site in all its languages when it is stale.
 * @param {(line: string) => void} onLine receives the build's own progress, line by line
 */
export async function buildSite(onLine) {
  await makeDerived();
  const isMade = await makeIfStale(site, async () => {
    // Our own server serves the root, whatever base a provider builds for elsewhere.
    await generateSite(siteFolder, { SITE_BASE_URL: '/' }, onLine);
    await compressFolder(siteFolder);
  });
  await placeSandboxInTab(siteFolder);
  await packDocumentation();
  return isMade;
}

/**
 * Builds a copy of the site when it is stale.
 * @param {SiteCopy} copy
 * @param {(line: string) => void} onLine receives the build's own progress, line by line
 */
export async function buildSiteCopy({ name, folder, baseUrl, locales, isCompressed }, onLine) {
  await makeDerived();
  const product = { ...site, name, output: `site/.docusaurus/${name}/index.html` };
  // Beside a build for the root, each needs a folder of its own for what the generator writes on the way.
  const settings = { SITE_BASE_URL: baseUrl, ...generatedFilesIn(`.docusaurus/${name}-generated`) };
  const isMade = await makeIfStale(product, async () => {
    await generateSite(folder, settings, onLine, locales);
    if (isCompressed) await compressFolder(folder);
  });
  await placeSandboxInTab(folder);
  return isMade;
}

/**
 * Builds the site for a host of files, which compresses them itself.
 * @param {string} baseUrl path of the site there
 * @param {(line: string) => void} onLine receives the build's own progress, line by line
 * @returns its folder
 */
export async function buildStaticSite(baseUrl, onLine) {
  await makeDerived();
  const settings = { SITE_BASE_URL: baseUrl, ...generatedFilesIn('.docusaurus/static-host-generated') };
  await generateSite(staticHostFolder, settings, onLine);
  await placeSandboxInTab(staticHostFolder);
  return staticHostFolder;
}

/**
 * @param {string} folder inside the site, whose package is not an ES module: the build runs what it wrote
 * @param {NodeJS.ProcessEnv} settings
 * @param {(line: string) => void} onLine
 * @param {readonly string[]} [locales] all of them when left out
 */
async function generateSite(folder, settings, onLine, locales = []) {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
    ...settings,
  };
  const chosen = locales.flatMap((locale) => ['--locale', locale]);
  const args = [docusaurusScript(), 'build', '--out-dir', folder, ...chosen];
  const code = await runChild(process.execPath, args, { cwd: at('site'), env, onLine });
  if (code !== 0) throw new Problem('The site could not be built; the reason is in the lines above.');
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

import { renameSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { buildCheckout } from './checkout.mjs';
import { runChild } from './children.mjs';
import { compressFolder } from './compress.mjs';
import { makeDerived } from './derived.mjs';
import { packDocumentation } from './documentation.mjs';
import { buildDownloads, checksums, placeDownloads } from './downloads.mjs';
import { contractInputs, makeIfStale, scripts } from './fingerprint.mjs';
import { buildSandboxInTab, placeSandboxInTab } from './inTab.mjs';
import { lazyBuiltins } from './lazyBuiltins.mjs';
import { at, root } from './paths.mjs';
import { Problem } from './problem.mjs';
import { replaceFile } from './replaceFile.mjs';
import { withEsbuild } from './withEsbuild.mjs';
import { withoutDescriptions } from './withoutDescriptions.mjs';
import { buildWorkbench } from './workbench.mjs';

const sandbox = {
  name: 'sandbox',
  inputs: [...contractInputs, 'sandbox', ...scripts('build', 'lazyBuiltins', 'withoutDescriptions')],
  output: '.build/sandbox.mjs',
};

/** What the site is made from. */
export const site = {
  name: 'site',
  inputs: [
    ...contractInputs,
    'measured.json',
    ...['site', 'examples', 'deploy', 'ui', 'workbench', 'checkout', 'reference', 'tools/derived'],
    ...['.build/programs', '.build/recordings', '.build/sdk-readmes'],
    ...scripts('build'),
  ],
  without: ['contract/snapshots', 'examples/snapshots', 'site/check', 'site/proofs'],
  output: 'site/build/index.html',
};

/** The folder the built site is served from. */
export const siteFolder = at('site', 'build');

/** The sandbox of the tab in it: who serves the site would miss a file while it is placed again. */
const tabInSite = {
  name: 'site-in-tab',
  inputs: ['.build/site.stamp', '.build/sandbox-in-tab.stamp', 'tools/run/inTab.mjs'],
  output: 'site/build/sandbox-in-tab.js',
};

/** What readers download from it. */
const downloadsInSite = {
  name: 'site-downloads',
  inputs: ['.build/site.stamp', '.build/downloads.stamp', 'tools/run/downloads.mjs'],
  output: `site/build/${checksums}`,
};

/** The same in fewer bytes, beside it. */
const compressed = {
  name: 'site-compressed',
  inputs: ['.build/site.stamp', 'tools/run/compress.mjs'],
  output: 'site/build/index.html.br',
};

/**
 * @typedef {object} SiteCopy a build of the site besides the one that is served
 * @property {string} name of its folder in `.build/site`, and of its stamp
 * @property {string} folder
 * @property {string} baseUrl
 * @property {readonly string[]} locales
 * @property {boolean} [isCompressed] as the one that is served is
 */

/** @param {Omit<SiteCopy, 'folder'>} copy @returns {SiteCopy} */
const siteCopy = (copy) => ({ ...copy, folder: at('.build', 'site', copy.name) });

/** The site as it is built for a path of its own, to prove that it works from there: two languages show all of it. */
export const subPath = siteCopy({ name: 'sub-path', baseUrl: '/portal/', locales: ['pt', 'en'] });

/** The site in the language of the benches' peers, and in that of its root. */
export const benchSite = siteCopy({
  name: 'bench-site',
  baseUrl: '/',
  locales: ['pt', 'en'],
  isCompressed: true,
});

/** Where the site for a host of files is. */
const staticHostFolder = at('.build', 'site', 'static-host');

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
  await buildPages(onLine);
  await addDownloads();
  await compressSite();
}

/** Adds the package and the clients to the built site when they are stale: they have its documentation. */
export async function addDownloads() {
  await buildDownloads();
  return makeIfStale(downloadsInSite, () => placeDownloads(siteFolder));
}

/** Compresses the built site when it is stale. */
export const compressSite = () => makeIfStale(compressed, () => compressFolder(siteFolder));

/**
 * The same without compressing it.
 * @param {(line: string) => void} onLine
 * @param {Promise<unknown>} [sandboxBuilt] where the sandbox, whose pages go into the site too, is being built meanwhile
 * @returns whether anything was built
 */
export async function buildPages(onLine, sandboxBuilt) {
  await makeDerived();
  const isMade = await makeIfStale(site, async () => {
    // Our own server serves the root, whatever base a provider builds for elsewhere.
    await generateSite(siteFolder, { baseUrl: '/' }, onLine);
  });
  await sandboxBuilt;
  await buildSandboxInTab();
  await makeIfStale(tabInSite, () => placeSandboxInTab(siteFolder));
  await packDocumentation();
  return isMade;
}

/**
 * Builds a copy of the site when it is stale.
 * @param {SiteCopy} copy
 * @param {(line: string) => void} onLine receives the build's own progress, line by line
 */
export async function buildSiteCopy({ name, folder, ...copy }, onLine) {
  await makeDerived();
  const product = { ...site, name, output: `.build/site/${name}/index.html` };
  const isMade = await makeIfStale(product, () => generateSite(folder, copy, onLine));
  await placeSandboxInTab(folder);
  await placeDownloadsOfSite(folder, onLine);
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
  await generateSite(staticHostFolder, { baseUrl }, onLine);
  await placeSandboxInTab(staticHostFolder);
  await placeDownloadsOfSite(staticHostFolder, onLine);
  return staticHostFolder;
}

/**
 * Puts into a copy of the site what readers download: the package has the documentation of the one that is served.
 * @param {string} folder
 * @param {(line: string) => void} onLine
 */
async function placeDownloadsOfSite(folder, onLine) {
  await buildPages(onLine);
  await placeDownloads(folder);
}

/**
 * Builds a site beside its folder, then puts it there: a build that fails leaves the site as it was.
 * @param {string} folder
 * @param {{ baseUrl: string, locales?: readonly string[], isCompressed?: boolean }} settings all languages when left out
 * @param {(line: string) => void} onLine
 */
async function generateSite(folder, { baseUrl, locales, isCompressed = false }, onLine) {
  const unfinished = at('.build', 'site', `${basename(folder)}.unfinished`);
  const env = {
    ...process.env,
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
    SITE_BASE_URL: baseUrl,
    SITE_FOLDER: unfinished,
    SITE_LOCALES: locales?.join(),
  };
  const code = await runChild(process.execPath, [...builder, at('site', 'builder', 'build.ts')], {
    cwd: root,
    env,
    onLine,
  });
  if (code !== 0) throw new Problem('The site could not be built; the reason is in the lines above.');
  if (isCompressed) await compressFolder(unfinished);
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
}

/** How Node runs the site's builder: rendering makes much that is soon forgotten, and reads TypeScript. */
export const builder = ['--max-semi-space-size=64', '--import', 'tsx'];

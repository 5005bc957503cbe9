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

/** Site in all languages, for a local server. */
export const site = {
  name: 'site',
  inputs: [
    ...contractInputs,
    'measured.json',
    ...['site', 'examples', 'ui', 'workbench', 'checkout', 'reference', 'tools/derived'],
    ...['.build/programs', '.build/recordings', '.build/sdk-readmes'],
    ...scripts('build'),
  ],
  without: ['contract/snapshots', 'examples/snapshots', 'site/check', 'site/proofs'],
  output: 'site/build/index.html',
};

/** Folder of the site that is served. */
export const siteFolder = at('site', 'build');

/** Sandbox in the tab, as part of the site. It is replaced alone, because files are missing in the meantime. */
const tabInSite = {
  name: 'site-in-tab',
  inputs: ['.build/site.stamp', '.build/sandbox-in-tab.stamp', 'tools/run/inTab.mjs'],
  output: 'site/build/sandbox-in-tab.js',
};

/** Downloads in the site. */
const downloadsInSite = {
  name: 'site-downloads',
  inputs: ['.build/site.stamp', '.build/downloads.stamp', 'tools/run/downloads.mjs'],
  output: `site/build/${checksums}`,
};

/** Compressed copies, beside the files of the site. */
const compressed = {
  name: 'site-compressed',
  inputs: ['.build/site.stamp', 'tools/run/compress.mjs'],
  output: 'site/build/index.html.br',
};

/**
 * @typedef {object} SiteCopy another build of the site, besides the served one
 * @property {string} name name of its folder in `.build/site`, and of its stamp
 * @property {string} folder
 * @property {string} baseUrl
 * @property {readonly string[]} locales
 * @property {boolean} [isCompressed] whether it is compressed, like the served one
 */

/** @param {Omit<SiteCopy, 'folder'>} copy @returns {SiteCopy} */
const siteCopy = (copy) => ({ ...copy, folder: at('.build', 'site', copy.name) });

/** Site under a path, to test that it works there. Two languages are enough for that. */
export const subPath = siteCopy({ name: 'sub-path', baseUrl: '/portal/', locales: ['pt', 'en'] });

/** Site for the benchmarks, in the language of the compared sites and that of the root. */
export const benchSite = siteCopy({
  name: 'bench-site',
  baseUrl: '/',
  locales: ['pt', 'en'],
  isCompressed: true,
});

/** Folder of the site to upload to a file host. */
const staticHostFolder = at('.build', 'site', 'static-host');

/** Sandbox for plain Node. The parts that it loads on demand are in `.build/sandbox-parts`. */
export const sandboxScript = at(sandbox.output);

/** Codes and keys of the contract's seed. */
export const seedScript = at('.build', 'seed.mjs');

/**
 * Bundles the sandbox and its pages if they are stale (each takes a third of a second). Packages with native parts or
 * optional `require` calls stay in node_modules.
 */
export async function buildSandbox() {
  await makeDerived();
  await buildCheckout();
  await buildWorkbench();
  return makeIfStale(sandbox, () =>
    withEsbuild('The sandbox could not be built; the reason is above.', async ({ build }) => {
      const { outputFiles } = await build({
        entryPoints: { sandbox: at('sandbox', 'node.ts'), seed: at('contract', 'scenarios', 'seed.ts') },
        outdir: at('.build'),
        outExtension: { '.js': '.mjs' },
        write: false,
        bundle: true,
        // Splitting keeps the start fast: descriptions, SOAP, SDKs and the PostgreSQL driver are loaded on demand.
        splitting: true,
        chunkNames: 'sandbox-parts/[name]-[hash]',
        platform: 'node',
        format: 'esm',
        target: 'node20',
        sourcemap: true,
        external: ['@photostructure/sqlite', 'pg', 'undici'],
        plugins: [withoutDescriptions, lazyBuiltins],
        // Bundled CommonJS packages call `require`, which does not exist in ES modules.
        banner: {
          js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
        },
        logLevel: 'error',
      });
      // Older parts are kept, because a running sandbox may still load them.
      for (const file of outputFiles) replaceFile(file.path, file.contents);
    }),
  );
}

/**
 * Builds the site in all languages if it is stale.
 * @param {(line: string) => void} onLine receives the progress of the build
 */
export async function buildSite(onLine) {
  await buildPages(onLine);
  await addDownloads();
  await compressSite();
}

/** Adds the package and the clients to the built site if they are stale. They contain the site's documentation. */
export async function addDownloads() {
  await buildDownloads();
  return makeIfStale(downloadsInSite, () => placeDownloads(siteFolder));
}

/** Compresses the built site if it is stale. */
export const compressSite = () => makeIfStale(compressed, () => compressFolder(siteFolder));

/**
 * Builds the site if it is stale, without compressing it.
 * @param {(line: string) => void} onLine
 * @param {Promise<unknown>} [sandboxBuilt] running build of the sandbox, whose pages are part of the site
 * @returns whether anything was built
 */
export async function buildPages(onLine, sandboxBuilt) {
  await makeDerived();
  const isMade = await makeIfStale(site, async () => {
    // The local server serves the site at the root, whatever the provider's base path is.
    await generateSite(siteFolder, { baseUrl: '/' }, onLine);
  });
  await sandboxBuilt;
  await buildSandboxInTab();
  await makeIfStale(tabInSite, () => placeSandboxInTab(siteFolder));
  await packDocumentation();
  return isMade;
}

/**
 * Builds a copy of the site if it is stale.
 * @param {SiteCopy} copy
 * @param {(line: string) => void} onLine receives the progress of the build
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
 * Builds the site for a file host, which compresses the files itself.
 * @param {string} baseUrl path of the site on the host
 * @param {(line: string) => void} onLine receives the progress of the build
 * @returns folder of the site
 */
export async function buildStaticSite(baseUrl, onLine) {
  await makeDerived();
  await generateSite(staticHostFolder, { baseUrl }, onLine);
  await placeSandboxInTab(staticHostFolder);
  await placeDownloadsOfSite(staticHostFolder, onLine);
  return staticHostFolder;
}

/**
 * Adds downloads to a copy of the site. The package contains the documentation of the served site.
 * @param {string} folder
 * @param {(line: string) => void} onLine
 */
async function placeDownloadsOfSite(folder, onLine) {
  await buildPages(onLine);
  await placeDownloads(folder);
}

/**
 * Builds a site beside its folder and then moves it there, so that a failed build keeps the old one.
 * @param {string} folder
 * @param {{ baseUrl: string, locales?: readonly string[], isCompressed?: boolean }} settings default: all languages
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

/** Node options for the site's builder: much memory for short-lived objects, and support for TypeScript. */
export const builder = ['--max-semi-space-size=64', '--import', 'tsx'];

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { systemTokens } from './checkout-tokens.mjs';
import { makeDerived } from './derived.mjs';
import { makeIfStale, pageInputs, scripts } from './fingerprint.mjs';
import { at } from './paths.mjs';
import { withEsbuild } from './withEsbuild.mjs';

const checkout = {
  name: 'checkout',
  inputs: ['checkout', ...pageInputs, ...scripts('checkout', 'checkout-tokens')],
  output: '.build/checkout/manifest.json',
};

/**
 * Options for server and browser. Class names consist of file and class, so that separate bundles use the same names.
 * @type {import('esbuild').BuildOptions}
 */
const shared = {
  bundle: true,
  loader: { '.woff2': 'file' },
  define: { 'process.env.NODE_ENV': '"production"' },
  charset: 'utf8',
  logLevel: 'error',
  plugins: [systemTokens],
};

/** Renders to a string. React's own entry also contains a stream renderer of the same size. */
const drawing = 'react-dom-server-legacy.browser.production.js';

/**
 * Build options of the page renderer, for a server or the sandbox in a tab.
 * @type {import('esbuild').BuildOptions}
 */
const server = {
  ...shared,
  entryPoints: { render: at('checkout', 'pages.ts') },
  alias: { 'react-dom/server': at('node_modules', 'react-dom', 'cjs', drawing) },
  format: 'esm',
  target: 'es2022',
};

/**
 * Scripts of a payment page. Each language has its own file of words.
 * @type {import('esbuild').BuildOptions}
 */
const browser = {
  ...shared,
  entryPoints: { page: at('checkout', 'client.tsx') },
  format: 'esm',
  splitting: true,
  chunkNames: '[name]-[hash]',
  target: 'es2022',
};

/**
 * Small independent scripts: one for a shop's page, and one for the sign-up form.
 * @type {import('esbuild').BuildOptions}
 */
const alone = {
  ...shared,
  entryPoints: {
    embed: at('checkout', 'embed', 'script.ts'),
    registration: at('checkout', 'registration', 'client.ts'),
  },
  format: 'iife',
  target: 'es2020',
};

/** Builds the payment and sign-up pages beside the sandbox if they are stale. */
export async function buildCheckout() {
  await makeDerived();
  return makeIfStale(checkout, () =>
    withEsbuild('The payment page could not be built; the reason is above.', () =>
      makeCheckout(at('.build', 'checkout')),
    ),
  );
}

/**
 * Builds the pages: `render.mjs` for the sandbox, browser files with hashed names in `assets/`, and `manifest.json`
 * with the names.
 * @param {string} folder emptied first
 */
export async function makeCheckout(folder) {
  const { build, transform } = await import('esbuild');
  const assets = join(folder, 'assets');
  const built = (/** @type {RegExp} */ kind) => readdirSync(assets).filter((file) => kind.test(file));
  rmSync(folder, { recursive: true, force: true });
  for (const part of [browser, alone]) await build({ ...part, outdir: assets });
  for (const sheet of built(/\.css$/)) rmSync(join(assets, sheet));
  await build({ ...server, outdir: assets });
  for (const file of built(/\.(js|css)$/)) await shrink(join(assets, file), transform);
  renameSync(join(assets, 'render.js'), join(folder, 'render.mjs'));
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifestOf(assets), undefined, 2));
}

/**
 * Minifies a script or style sheet, whose class names are final.
 * @param {string} path
 * @param {typeof import('esbuild').transform} transform
 */
async function shrink(path, transform) {
  const loader = path.endsWith('.css') ? 'css' : 'js';
  const options = /** @type {const} */ ({ loader, minify: true, legalComments: 'none', charset: 'utf8' });
  const { code } = await transform(readFileSync(path, 'utf8'), options);
  writeFileSync(path, code);
}

/**
 * Gives each script and style sheet its final name, and returns the names.
 * @param {string} assets
 */
function manifestOf(assets) {
  const names = Object.fromEntries(readdirSync(assets).map((file) => [file, finalName(assets, file)]));
  const address = (/** @type {string} */ file) => `/assets/${names[file]}`;
  const beginning = (/** @type {string} */ start) =>
    Object.keys(names)
      .filter((file) => file.startsWith(start))
      .map(address);
  const preload = ['PT', 'ES', 'EN'].map((language) => [
    language,
    [...beginning('chunk-'), ...beginning(`${language.toLowerCase()}-`)],
  ]);
  const style = address('render.css');
  return {
    page: { script: address('page.js'), style, preload: Object.fromEntries(preload) },
    registration: { script: address('registration.js'), style },
    embed: names['embed.js'],
    assets: Object.values(names).sort(),
  };
}

/** Matches the names of files that other files refer to, which are already hashed. */
const named = /-[A-Z0-9]{8}\.\w+$/;

/**
 * @param {string} assets
 * @param {string} file name of a file in the folder
 */
function finalName(assets, file) {
  if (named.test(file)) return file;
  const { name, ext } = parse(file);
  const hash = createHash('sha256')
    .update(readFileSync(join(assets, file)))
    .digest('hex');
  const final = `${name === 'render' ? 'style' : name}-${hash.slice(0, 10)}${ext}`;
  renameSync(join(assets, file), join(assets, final));
  return final;
}

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { at, root } from './paths.mjs';

const made = new Set(['node_modules', 'build', '.build', '.data', '.git']);

const isTest = (/** @type {string} */ path) => /\.test\.tsx?$/.test(path);

/** Inputs of all programs that use the contract. */
export const contractInputs = ['contract', 'openapi', 'text', 'provider.config.ts', 'package-lock.json'];

/** Inputs of all browser applications besides their own room. */
export const pageInputs = ['ui', 'text', 'contract/generated', 'provider.config.ts', 'package-lock.json'];

/** Scripts of this folder as inputs. @param {string[]} names without extension */
export const scripts = (...names) => names.map((name) => `tools/run/${name}.mjs`);

/**
 * Product made from files of the repository.
 * @typedef {object} Product
 * @property {string} name of its stamp
 * @property {readonly string[]} inputs files and folders below the root; their tests do not count
 * @property {readonly string[]} [without] files and folders inside the inputs that do not count
 * @property {string} output file below the root that marks it as made
 */

/**
 * Hash over names and contents of files, to detect stale products.
 * @param {string} folder base of the paths
 * @param {(path: string) => boolean} isWanted whether a file counts, by its path below the folder, with slashes
 * @param {readonly string[]} [inputs] files and folders in the folder; by default all
 * @returns {string} SHA-256 in hexadecimal
 */
export function hashOfFiles(folder, isWanted, inputs = ['']) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesIn(join(folder, input)))) {
    const path = relative(folder, file).split(sep).join('/');
    if (!isWanted(path)) continue;
    hash.update(`${path}\0${hashOf(file)}\0`);
  }
  return hash.digest('hex');
}

/** @type {Map<string, { hash: string, size: number, mtimeMs: number }>} cache of this process by path */
const known = new Map();

/** @param {string} file */
function hashOf(file) {
  const { size, mtimeMs } = statSync(file);
  const earlier = known.get(file);
  if (earlier?.size === size && earlier.mtimeMs === mtimeMs) return earlier.hash;
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
  known.set(file, { hash, size, mtimeMs });
  return hash;
}

/** @type {Map<string, Promise<unknown>>} products being made in this process, by name */
const making = new Map();

/**
 * Makes a product if it is missing or its inputs changed. A concurrent call waits for the first, because two
 * would write one folder.
 * @param {Product} product
 * @param {() => Promise<void>} make
 * @returns {Promise<boolean>} whether it was made
 */
export function makeIfStale(product, make) {
  const { name } = product;
  const made = (making.get(name) ?? Promise.resolve()).then(() => makeUnlessFresh(product, make));
  making.set(
    name,
    made.catch(() => undefined),
  );
  return made;
}

/**
 * @param {Product} product
 * @param {() => Promise<void>} make
 */
async function makeUnlessFresh({ name, inputs, without = [], output }, make) {
  const stamp = at('.build', `${name}.stamp`);
  const isWanted = (/** @type {string} */ path) =>
    !isTest(path) && !without.some((each) => path === each || path.startsWith(`${each}/`));
  const fingerprint = hashOfFiles(root, isWanted, inputs);
  if (existsSync(at(output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return false;
  rmSync(stamp, { force: true });
  await make();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint);
  return true;
}

/**
 * @param {string} path
 * @returns {string[]} files at or below it in a fixed order; empty when it does not exist
 */
function filesIn(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !made.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesIn(join(path, entry.name)));
}

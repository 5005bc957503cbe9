import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { at, root } from './paths.mjs';

const made = new Set(['node_modules', 'build', '.build', '.data', '.git']);

const isTest = (/** @type {string} */ path) => /\.test\.tsx?$/.test(path);

/** Inputs that all programs using the contract have in common. */
export const contractInputs = ['contract', 'openapi', 'text', 'provider.config.ts', 'package-lock.json'];

/** Inputs that all browser applications have in common, besides their own room. */
export const pageInputs = ['ui', 'text', 'contract/generated', 'provider.config.ts', 'package-lock.json'];

/** Scripts of this folder as inputs. @param {string[]} names names without extension */
export const scripts = (...names) => names.map((name) => `tools/run/${name}.mjs`);

/**
 * Product that is made from files of the repository.
 * @typedef {object} Product
 * @property {string} name name of its stamp
 * @property {readonly string[]} inputs files and folders below the root; their tests do not count
 * @property {readonly string[]} [without] files and folders in the inputs that do not count
 * @property {string} output file below the root whose existence shows that the product was made
 */

/**
 * Hash of the names and contents of files, to detect stale products.
 * @param {string} folder base of the paths
 * @param {(path: string) => boolean} isWanted whether a file counts, by its path below the folder, with slashes
 * @param {readonly string[]} [inputs] files and folders in the folder; default: all
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

/** @type {Map<string, { hash: string, size: number, mtimeMs: number }>} cache for this process, by path */
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
 * Makes a product if it is missing or its inputs have changed. A concurrent call waits for the first one, because two
 * would write to the same folder.
 * @param {Product} product
 * @param {() => Promise<void>} make
 * @returns {Promise<boolean>} whether the product was made
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
 * @returns {string[]} the file itself or the files below the folder, in a fixed order; empty if the path does not exist
 */
function filesIn(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !made.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesIn(join(path, entry.name)));
}

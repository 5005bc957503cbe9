import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { at, root } from './paths.mjs';

/** Folders that are made, never written by hand. */
const made = new Set(['node_modules', 'build', '.build', '.data', '.git']);

const isTest = (/** @type {string} */ path) => /\.test\.tsx?$/.test(path);

/** What every program that knows the contract is made from. */
export const contractInputs = ['contract', 'openapi', 'text', 'provider.config.ts', 'package-lock.json'];

/** What every application in a browser is made from, besides its own room. */
export const pageInputs = ['ui', 'text', 'contract/generated', 'provider.config.ts', 'package-lock.json'];

/** Scripts of this folder as inputs. @param {string[]} names without their ending */
export const scripts = (...names) => names.map((name) => `tools/run/${name}.mjs`);

/**
 * Something made from files of the repository.
 * @typedef {object} Product
 * @property {string} name of its stamp
 * @property {readonly string[]} inputs files and folders below the root that it is made from; tests in them do not count
 * @property {readonly string[]} [without] files and folders inside the inputs that do not count
 * @property {string} output file below the root that is there when it is made
 */

/**
 * One hash over the names and contents of files, for telling whether something made from them is stale.
 * @param {string} folder they lie below
 * @param {(path: string) => boolean} isWanted whether a file counts, by its path below the folder, with slashes
 * @param {readonly string[]} [inputs] files and folders of the folder; all of it when left out
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

/** @type {Map<string, { hash: string, size: number, mtimeMs: number }>} by path, for the next question of this process */
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

/** @type {Map<string, Promise<unknown>>} what is being made in this process, by the names of products */
const making = new Map();

/**
 * Makes a product unless it is there and nothing it is made from has changed. Who asks while it is being made waits, and
 * finds it: two would write one folder.
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
  if (existsSync(at(output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint)
    return false;
  rmSync(stamp, { force: true });
  await make();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint);
  return true;
}

/**
 * @param {string} path
 * @returns {string[]} the files at or below it in a fixed order; none when it does not exist
 */
function filesIn(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !made.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesIn(join(path, entry.name)));
}

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { at, root } from './paths.mjs';

/** Folders that are made, never written by hand. */
const made = new Set(['node_modules', 'build', '.docusaurus', '.build', '.data']);

/**
 * Something made from files of the repository.
 * @typedef {object} Product
 * @property {string} name of its stamp
 * @property {readonly string[]} inputs files and folders below the root that it is made from; tests in them do not count
 * @property {readonly string[]} [without] folders inside the inputs that do not count
 * @property {string} output file below the root that is there when it is made
 */

/**
 * One hash over the names and contents of a product's inputs, for telling whether it is stale.
 * @param {Product} product
 */
function fingerprintOf({ inputs, without = [] }) {
  const hash = createHash('sha256');
  const left = new Set(without.map((folder) => at(folder)));
  for (const path of inputs.flatMap((input) => filesIn(at(input), left))) {
    hash.update(`${relative(root, path).split(sep).join('/')}\0`);
    hash.update(readFileSync(path));
  }
  return hash.digest('hex');
}

/**
 * Makes a product unless it is there and nothing it is made from has changed.
 * @param {Product} product
 * @param {() => Promise<void>} make
 * @returns {Promise<boolean>} whether it was made
 */
export async function makeIfStale(product, make) {
  const stamp = at('.build', `${product.name}.stamp`);
  const fingerprint = fingerprintOf(product);
  if (existsSync(at(product.output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint)
    return false;
  rmSync(stamp, { force: true });
  await make();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint);
  return true;
}

/**
 * @param {string} path
 * @param {ReadonlySet<string>} left folders that do not count
 * @returns {string[]} the files at or below it in a fixed order; none when it does not exist
 */
function filesIn(path, left) {
  if (left.has(path) || !existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !made.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesIn(join(path, entry.name), left));
}

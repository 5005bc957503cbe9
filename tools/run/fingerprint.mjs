import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { at, root } from './paths.mjs';

/** Folders that are made, never written by hand. */
const made = new Set(['node_modules', 'build', '.docusaurus', '.build', '.data']);

/**
 * One hash over the names and contents of files, for telling whether something built from them is stale.
 * @param {string[]} inputs files and folders below the root; tests in them do not count
 */
function fingerprintOf(inputs) {
  const hash = createHash('sha256');
  for (const path of inputs.flatMap((input) => filesIn(at(input)))) {
    hash.update(`${relative(root, path).split(sep).join('/')}\0`);
    hash.update(readFileSync(path));
  }
  return hash.digest('hex');
}

/**
 * Makes a product unless it is there and nothing it is made from has changed.
 * @param {{ name: string, inputs: string[], output: string }} product
 * @param {() => Promise<void>} make
 * @returns {Promise<boolean>} whether it was made
 */
export async function makeIfStale({ name, inputs, output }, make) {
  const stamp = at('.build', `${name}.stamp`);
  const fingerprint = fingerprintOf(inputs);
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
    .filter((entry) => !made.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesIn(join(path, entry.name)));
}

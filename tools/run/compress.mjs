import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { linkFile, replaceFile } from './replaceFile.mjs';

const textual = /\.(html|js|css|json|svg|xml|txt|md|webmanifest|mjs|wasm|atom)$/;
const smallestBytes = 1024;
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** @type {[ending: string, press: (bytes: Buffer) => Promise<Buffer>][]} */
const presses = [
  ['.br', (bytes) => promisify(brotliCompress)(bytes, brotliOptions)],
  ['.gz', (bytes) => promisify(gzip)(bytes)],
];

/** Number of files compressed at once, equal to libuv's threads. */
const atOnce = 4;

/**
 * Writes a `.br` and a `.gz` beside large text files, so that serving needs no compression. Files of equal
 * content, such as a page and the copy in its folder, share one. Writes are atomic, because the folder may be
 * served meanwhile.
 * @param {string} folder
 */
export async function compressFolder(folder) {
  const names = (await readdir(folder, { recursive: true })).filter((each) => textual.test(each));
  /** @type {Map<string, string>} the first file of each content, by its hash */
  const first = new Map();
  /** @type {string[][]} other files, each with the first of its content */
  const others = [];
  const compress = async (/** @type {string} */ name) => {
    const bytes = await readFile(join(folder, name));
    if (bytes.length < smallestBytes) return;
    const hash = createHash('sha1').update(bytes).digest('base64');
    const known = first.get(hash);
    if (known !== undefined) {
      others.push([known, name]);
      return;
    }
    first.set(hash, name);
    await Promise.all(
      presses.map(async ([ending, press]) => replaceFile(join(folder, name + ending), await press(bytes))),
    );
  };
  const waiting = names.values();
  const work = async () => {
    for (const name of waiting) await compress(name);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  for (const [one = '', other = ''] of others)
    for (const [ending] of presses) linkFile(join(folder, one + ending), join(folder, other + ending));
}

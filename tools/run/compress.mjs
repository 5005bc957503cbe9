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

/** Number of files compressed at the same time, one for each thread of libuv. */
const atOnce = 4;

/**
 * Writes a `.br` and a `.gz` beside large text files, so that the server need not compress. Files with the same content
 * share one copy, such as a page and its index file. Writes are atomic, because the folder may be served in the
 * meantime.
 * @param {string} folder
 */
export async function compressFolder(folder) {
  const names = (await readdir(folder, { recursive: true })).filter((each) => textual.test(each));
  /** @type {Map<string, string>} first file with each content, by the hash of the content */
  const first = new Map();
  /** @type {string[][]} other files, each with the first file that has the same content */
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

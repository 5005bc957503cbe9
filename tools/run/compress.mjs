import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const textual = /\.(html|js|css|json|svg|xml|txt|md|webmanifest|mjs|wasm)$/;
const smallestBytes = 1024;
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** @type {[ending: string, press: (bytes: Buffer) => Promise<Buffer>][]} */
const presses = [
  ['.br', (bytes) => promisify(brotliCompress)(bytes, brotliOptions)],
  ['.gz', (bytes) => promisify(gzip)(bytes)],
];

/**
 * Lays a `.br` and a `.gz` beside every text file worth it, so that serving costs no compression.
 * @param {string} folder
 */
export async function compressFolder(folder) {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((each) => textual.test(each))) {
    const bytes = await readFile(join(folder, name));
    if (bytes.length < smallestBytes) continue;
    await Promise.all(
      presses.map(async ([ending, press]) => writeFile(join(folder, name + ending), await press(bytes))),
    );
  }
}

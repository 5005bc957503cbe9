import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

/** Generated descriptions of the API and the control API in each language. */
const description = /[\\/]contract[\\/]generated[\\/](openapi|control)\.\w+\.json$/;

const unpacks = (/** @type {string} */ file) => `
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import name from ${JSON.stringify(`packed:${file}`)};
export default JSON.parse(brotliDecompressSync(readFileSync(new URL(name, import.meta.url))).toString());`;

/**
 * Stores descriptions compressed, and decompresses them on demand: as code they would be half of the package.
 * @type {import('esbuild').Plugin}
 */
export const compressedJson = {
  name: 'compressed-json',
  setup(build) {
    build.onLoad({ filter: description, namespace: 'file' }, ({ path }) => ({
      contents: unpacks(path),
      loader: 'js',
    }));
    build.onResolve({ filter: /^packed:/ }, ({ path }) => ({
      path: path.slice('packed:'.length),
      namespace: 'packed',
    }));
    build.onLoad({ filter: /./, namespace: 'packed' }, ({ path }) => {
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      const text = JSON.stringify(JSON.parse(readFileSync(path, 'utf8')));
      return { contents: brotliCompressSync(text, { params }), loader: 'file' };
    });
  },
};

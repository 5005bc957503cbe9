import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { makeIfStale } from './fingerprint.mjs';
import { at } from './paths.mjs';
import { replaceFile } from './replaceFile.mjs';

const folders = { pt: '', es: 'es', en: 'en' };

const documentation = {
  name: 'documentation',
  // The stamp identifies the sources of the site; the site itself has thousands of files.
  inputs: ['.build/site.stamp', 'tools/run/documentation.mjs'],
  output: '.build/mcp/documentation.pt.json.br',
};

/** @param {string} locale */
const documentationFile = (locale) => at('.build', 'mcp', `documentation.${locale}.json.br`);

export const hasDocumentation = () => Object.keys(folders).every((locale) => existsSync(documentationFile(locale)));

/** The best quality takes ten times as long to save a twelfth. The window covers a page with its samples. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 };

/** Excludes the reference, because the sandbox describes itself. */
const isPage = (/** @type {string} */ path) => path.endsWith('.md') && !/^(es|en|api|sandbox-api)\b/.test(path);

/**
 * Pages of a language and its search index, in the format of cli/mcp/documentation/documentation.ts.
 * @param {string} folder
 */
function contentOf(folder) {
  const read = (/** @type {string} */ path) => readFileSync(join(folder, path), 'utf8');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.split(sep).join('/'));
  // Sorted so that a page is beside its samples in other languages, which improves the compression.
  const pages = names
    .filter(isPage)
    .sort()
    .map((name) => [`/${name.slice(0, -'.md'.length)}`, read(name)]);
  return {
    documents: JSON.parse(read('search-documents.json')),
    texts: JSON.parse(read('search-texts.json')),
    pages: Object.fromEntries(pages),
  };
}

/**
 * Packs pages and search index of the built site for the agent tools, after each new build (takes seconds).
 * @returns {Promise<boolean>} whether they were packed
 */
export function packDocumentation() {
  return makeIfStale(documentation, async () => {
    mkdirSync(at('.build', 'mcp'), { recursive: true });
    // The file that marks completion is written last.
    for (const [locale, folder] of Object.entries(folders).reverse()) {
      const text = JSON.stringify(contentOf(at('site', 'build', folder)));
      const packed = await promisify(brotliCompress)(text, { params });
      replaceFile(documentationFile(locale), packed);
    }
  });
}

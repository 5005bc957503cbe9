import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { makeIfStale } from './fingerprint.mjs';
import { at } from './paths.mjs';
import { replaceFile } from './replaceFile.mjs';

/** Where the site has each language. */
const folders = { pt: '', es: 'es', en: 'en' };

const documentation = {
  name: 'documentation',
  // The stamp says of which sources the site is; the site itself is thousands of files.
  inputs: ['.build/site.stamp', 'tools/run/documentation.mjs'],
  output: '.build/mcp/documentation.pt.json.br',
};

/** @param {string} locale */
const documentationFile = (locale) => at('.build', 'mcp', `documentation.${locale}.json.br`);

/** Whether the documentation of each language is packed. */
export const hasDocumentation = () =>
  Object.keys(folders).every((locale) => existsSync(documentationFile(locale)));

/** The best quality takes ten times as long, for a twelfth less. The same page in seven languages of samples is far apart. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 };

/** The reference is described by the sandbox itself. */
const isPage = (/** @type {string} */ path) =>
  path.endsWith('.md') && !/^(es|en|api|sandbox-api)\b/.test(path);

/**
 * The pages of a language and the files of its search, as cli/mcp/documentation/documentation.ts reads them.
 * @param {string} folder
 */
function contentOf(folder) {
  const read = (/** @type {string} */ path) => readFileSync(join(folder, path), 'utf8');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.split(sep).join('/'),
  );
  // One page beside its own samples in other languages.
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
 * Packs the pages of the built site and its search for the tools of agents, when the site was built anew (seconds).
 * @returns {Promise<boolean>} whether they were made
 */
export function packDocumentation() {
  return makeIfStale(documentation, async () => {
    mkdirSync(at('.build', 'mcp'), { recursive: true });
    // The one that tells whether they are there comes last.
    for (const [locale, folder] of Object.entries(folders).reverse()) {
      const text = JSON.stringify(contentOf(at('site', 'build', folder)));
      const packed = await promisify(brotliCompress)(text, { params });
      replaceFile(documentationFile(locale), packed);
    }
  });
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import { readDescription } from '@balcao/reference/description/readDescription.ts';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { indexFiles } from '../src/search/document.ts';
import { languages } from '../src/search/languages/all.ts';
import { pageFile } from './emitted/pages.ts';
import { localeOf } from './locale.ts';
import { pageEntries, type SearchEntry } from './search/documents.ts';
import { searchFiles } from './search/files.ts';
import { readSearchPage } from './search/page.ts';
import { type ErrorWords, referenceEntries } from './search/reference.ts';

/** The reference is indexed from the description, because one page of that size would match everything. */
const referencePage = '/api';

/** Writes the search index of one language, from the built pages and the contract. */
export function searchIndexPlugin(context: LoadContext): Plugin {
  const generated = path.join(context.siteDir, '../contract/generated');
  const locale = localeOf(context);
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(path.join(generated, `${name}.${locale}.json`), 'utf8'));
  return {
    name: 'balcao-search-index',
    async postBuild({ outDir, baseUrl, routesPaths }) {
      const { errors } = read('facts') as { errors: Record<string, ErrorWords> };
      const reference = readDescription(read('openapi') as OpenApiDocument);
      const pages = routesPaths.map((route) => `/${route.slice(baseUrl.length)}`);
      const entries = [
        ...pages.flatMap((address) => entriesAt(outDir, address)),
        ...referenceEntries(reference, errors),
      ];
      const { documents, index } = searchFiles(entries, languages[locale]);
      writeFileSync(path.join(outDir, indexFiles.documents), JSON.stringify(documents));
      writeFileSync(path.join(outDir, indexFiles.index), JSON.stringify(index));
    },
  };
}

/** Search entries of the page at a path; empty where no such page was built. */
function entriesAt(outDir: string, address: string): SearchEntry[] {
  const file = pageFile(outDir, address);
  const page = existsSync(file) ? readSearchPage(readFileSync(file, 'utf8')) : undefined;
  const found = page ? pageEntries(address, page) : [];
  if (address !== referencePage) return found;
  return found.slice(0, 1).map(({ document, text }) => ({ document: { ...document, codes: [] }, text }));
}

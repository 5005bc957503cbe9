import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { OpenApiDocument } from '@balcao/reference/description/openapi.ts';
import { readDescription } from '@balcao/reference/description/read.ts';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { indexFile, type SearchDocument } from '../src/search/document.ts';
import { localeOf } from './locale.ts';
import { pageDocuments } from './search/documents.ts';
import { readPage } from './search/page.ts';
import { referenceDocuments } from './search/reference.ts';

/** The reference is read from the description: a page that size would be one hit for everything. */
const referencePage = '/api';

/** Writes what the search box of one language finds, from the pages as they were built and from the contract. */
export function searchIndexPlugin(context: LoadContext): Plugin {
  const generated = path.join(context.siteDir, '../contract/generated');
  const locale = localeOf(context);
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(path.join(generated, `${name}.${locale}.json`), 'utf8'));
  return {
    name: 'balcao-search-index',
    async postBuild({ outDir, baseUrl, routesPaths }) {
      const { errors } = read('facts') as { errors: Record<string, { msg: string }> };
      const reference = readDescription(read('openapi') as OpenApiDocument);
      const pages = routesPaths.map((route) => `/${route.slice(baseUrl.length)}`);
      const documents: SearchDocument[] = [
        ...pages.flatMap((address) => documentsAt(outDir, address)),
        ...referenceDocuments(reference, errors),
      ];
      writeFileSync(path.join(outDir, indexFile), JSON.stringify(documents));
    },
  };
}

/** What can be found on the page at an address; nothing when no such page was built. */
function documentsAt(outDir: string, address: string): SearchDocument[] {
  const file = path.join(outDir, address === '/' ? 'index.html' : `${address}.html`);
  const page = existsSync(file) ? readPage(readFileSync(file, 'utf8')) : undefined;
  const found = page ? pageDocuments(address, page) : [];
  return address === referencePage ? found.slice(0, 1).map((one) => ({ ...one, codes: [] })) : found;
}

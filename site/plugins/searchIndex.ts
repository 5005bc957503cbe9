import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { OperationFact } from '../src/facts/types.ts';
import { indexFile, type SearchDocument } from '../src/search/document.ts';
import { localeOf } from './locale.ts';
import { operationDocuments, pageDocuments } from './search/documents.ts';
import { readPage } from './search/page.ts';

/** Writes what the search box of one language finds, from the pages as they were built and from the contract. */
export function searchIndexPlugin(context: LoadContext): Plugin {
  const generated = path.join(context.siteDir, '../contract/generated');
  const facts = path.join(generated, `facts.${localeOf(context)}.json`);
  return {
    name: 'balcao-search-index',
    async postBuild({ outDir, baseUrl, routesPaths }) {
      const { operations } = JSON.parse(readFileSync(facts, 'utf8')) as { operations: OperationFact[] };
      const pages = routesPaths.map((route) => `/${route.slice(baseUrl.length)}`);
      const documents: SearchDocument[] = [
        ...pages.flatMap((address) => documentsAt(outDir, address)),
        ...operationDocuments(operations),
      ];
      writeFileSync(path.join(outDir, indexFile), JSON.stringify(documents));
    },
  };
}

/** What can be found on the page at an address; nothing when no such page was built. */
function documentsAt(outDir: string, address: string): SearchDocument[] {
  const file = path.join(outDir, address === '/' ? 'index.html' : `${address}.html`);
  const page = existsSync(file) ? readPage(readFileSync(file, 'utf8')) : undefined;
  return page ? pageDocuments(address, page) : [];
}

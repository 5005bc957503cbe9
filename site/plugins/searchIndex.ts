import type { LoadContext, Plugin } from '@docusaurus/types';
import { localeOf } from './locale.ts';
import { searchEntries } from './search/entries.ts';
import { writeSearchFiles } from './search/files.ts';

/** Writes the search files of one language, from the built pages and the contract. */
export function searchIndexPlugin(context: LoadContext): Plugin {
  return {
    name: 'balcao-search-index',
    async postBuild({ outDir, baseUrl, routesPaths }) {
      const addresses = routesPaths.map((route) => `/${route.slice(baseUrl.length)}`);
      writeSearchFiles(outDir, searchEntries(outDir, addresses, localeOf(context)));
    },
  };
}

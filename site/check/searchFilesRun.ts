import path from 'node:path';
import { emittedPages } from '../plugins/emitted/pages.ts';
import { searchEntries } from '../plugins/search/entries.ts';
import { writeSearchFiles } from '../plugins/search/files.ts';
import { locales, prefixes } from './locales.ts';

/**
 * `tsx site/check/searchFilesRun.ts [folder]`: writes the search files of a built site again, to try a change of how
 * pages are read without building them.
 */
const [folder = path.join(import.meta.dirname, '../build')] = process.argv.slice(2);
/** The page of a wrong path is no route. */
const notFound = '/404';
const others = locales.map((locale) => prefixes[locale].slice(1)).filter(Boolean);

for (const locale of locales) {
  const home = path.join(folder, prefixes[locale]);
  const addresses = emittedPages(home)
    .map(({ address }) => `/${address}`)
    .filter((address) => address !== notFound)
    .filter((address) => locale !== 'pt' || !others.includes(address.split('/')[1] ?? ''));
  writeSearchFiles(home, searchEntries(home, addresses, locale));
}

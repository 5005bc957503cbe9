import { createHash } from 'node:crypto';
import { type SiteLocale, siteLocales } from '../../locales.ts';
import { referencePageAt, referencePageIds, referencePages } from '../../src/components/api/referencePages.ts';
import { type DocumentsFile, searchFiles, type TextsFile } from '../../src/search/document.ts';
import { packDocuments } from '../../src/search/packDocuments.ts';
import { factsIn, referenceIn } from '../data/contract.ts';
import type { Language } from '../languages.ts';
import { readAsked, withAsked } from '../search/asked.ts';
import { pageEntries, type SearchEntry } from '../search/documents.ts';
import { mainSections } from '../search/pageTexts.ts';
import { referenceEntries, titlesOf } from '../search/referenceTexts.ts';
import type { Write } from './folder.ts';
import type { ReadPage } from './markdown.ts';

export function searchContents(entries: readonly SearchEntry[]): {
  documents: DocumentsFile;
  texts: TextsFile;
} {
  const documents = packDocuments(entries.map(({ document }) => document));
  const texts = entries.map(({ text }) => text);
  const stamp = createHash('sha256').update(JSON.stringify(entries)).digest('hex').slice(0, 12);
  const asked = entries.map((entry) => entry.asked ?? '');
  return { documents: { stamp, documents }, texts: { stamp, texts, asked } };
}

/** Search entries for a page; those for a reference page are made from the API description. */
function entriesOf({ address, title, trail, description, tree }: ReadPage): SearchEntry[] {
  const isReference = referencePageAt(address) !== undefined;
  const found = pageEntries(address, { title, trail, description, sections: mainSections(tree, title) });
  if (!isReference) return found;
  return found.slice(0, 1).map(({ document, text }) => ({ document: { ...document, codes: [] }, text }));
}

/**
 * Search entries for the reference. They are made from its descriptions, because such long pages would match every
 * query. A model used by several pages belongs to the API's page.
 */
function entriesOfReferences(locale: SiteLocale): SearchEntry[] {
  const { errors, control } = factsIn(locale);
  const catalogues = { api: errors, sandbox: control.catalogue };
  const ofApi = new Set(referenceIn(locale)('api').models.map(({ name }) => name));
  const others = siteLocales.filter((each) => each !== locale);
  return referencePageIds.flatMap((id) =>
    referenceEntries({
      page: referencePages[id].path,
      reference: referenceIn(locale)(id),
      errors: catalogues[id],
      others: others.map((each) => titlesOf(referenceIn(each)(id))),
      shownElsewhere: id === 'api' ? new Set() : ofApi,
    }),
  );
}

/** Writes the two search files, titles and texts. @throws if queries name an unknown page or section */
export function writeSearch(write: Write, { locale }: Language, pages: readonly ReadPage[]): void {
  const entries = pages.filter(({ address, main }) => main && !address.endsWith('.html')).flatMap(entriesOf);
  const { documents, texts } = searchContents(
    withAsked([...entries, ...entriesOfReferences(locale)], readAsked(locale)),
  );
  write(searchFiles.documents, JSON.stringify(documents));
  write(searchFiles.texts, JSON.stringify(texts));
}

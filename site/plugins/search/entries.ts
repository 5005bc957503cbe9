import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import { readDescription } from '@balcao/reference/description/readDescription.ts';
import { pageFile } from '../emitted/pages.ts';
import { type SiteLocale, siteLocales } from '../locale.ts';
import { readAsked, withAsked } from './asked.ts';
import { pageEntries, type SearchEntry } from './documents.ts';
import { readSearchPage } from './page.ts';
import { type ErrorWords, referenceEntries, titlesOf } from './reference.ts';

/** The reference is indexed from the description, because one page of that size would match everything. */
const referencePage = '/api';

const generated = fileURLToPath(new URL('../../../contract/generated', import.meta.url));

const read = (name: string, locale: SiteLocale): unknown =>
  JSON.parse(readFileSync(path.join(generated, `${name}.${locale}.json`), 'utf8'));

/**
 * Search entries of one language, from its built pages and the contract.
 * @param folder the folder of its home page
 * @param addresses paths of its pages within the language, with a leading slash
 */
export function searchEntries(
  folder: string,
  addresses: readonly string[],
  locale: SiteLocale,
): SearchEntry[] {
  const { errors } = read('facts', locale) as { errors: Record<string, ErrorWords> };
  const referenceIn = (language: SiteLocale) => readDescription(read('openapi', language) as OpenApiDocument);
  const others = siteLocales.filter((each) => each !== locale).map((each) => titlesOf(referenceIn(each)));
  return withAsked(
    [
      ...addresses.flatMap((address) => entriesAt(folder, address)),
      ...referenceEntries(referenceIn(locale), errors, others),
    ],
    readAsked(locale),
  );
}

/** Search entries of the page at a path; empty where no such page was built. */
function entriesAt(folder: string, address: string): SearchEntry[] {
  const file = pageFile(folder, address);
  const page = existsSync(file) ? readSearchPage(readFileSync(file, 'utf8')) : undefined;
  const found = page ? pageEntries(address, page) : [];
  if (address !== referencePage) return found;
  return found.slice(0, 1).map(({ document, text }) => ({ document: { ...document, codes: [] }, text }));
}

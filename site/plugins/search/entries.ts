import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import { readDescription } from '@balcao/reference/description/readDescription.ts';
import {
  type ReferencePageId,
  referencePageAt,
  referencePageIds,
  referencePages,
} from '../../src/components/api/referencePages.ts';
import { pageFile } from '../emitted/pages.ts';
import { type SiteLocale, siteLocales } from '../locale.ts';
import { readAsked, withAsked } from './asked.ts';
import { pageEntries, type SearchEntry } from './documents.ts';
import { readSearchPage } from './page.ts';
import { type ErrorWords, referenceEntries, titlesOf } from './reference.ts';

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
  return withAsked(
    [...addresses.flatMap((address) => entriesAt(folder, address)), ...entriesOfReferences(locale)],
    readAsked(locale),
  );
}

interface Facts {
  errors: Record<string, ErrorWords>;
  control: { catalogue: Record<string, ErrorWords> };
}

const referenceIn = (id: ReferencePageId, locale: SiteLocale) => {
  const { description, shownBase } = referencePages[id];
  return readDescription(read(description, locale) as OpenApiDocument, shownBase);
};

/**
 * Entries of the reference pages, from their descriptions, because pages of that size would match everything. A model of
 * both is found on the page of the API.
 */
function entriesOfReferences(locale: SiteLocale): SearchEntry[] {
  const { errors, control } = read('facts', locale) as Facts;
  const catalogues: Record<ReferencePageId, Facts['errors']> = { api: errors, sandbox: control.catalogue };
  const ofApi = new Set(referenceIn('api', locale).models.map(({ name }) => name));
  return referencePageIds.flatMap((id) =>
    referenceEntries({
      page: referencePages[id].path,
      reference: referenceIn(id, locale),
      errors: catalogues[id],
      others: siteLocales.filter((each) => each !== locale).map((each) => titlesOf(referenceIn(id, each))),
      shownElsewhere: id === 'api' ? new Set() : ofApi,
    }),
  );
}

/** Search entries of the page at a path; empty where no such page was built. */
function entriesAt(folder: string, address: string): SearchEntry[] {
  const file = pageFile(folder, address);
  const page = existsSync(file) ? readSearchPage(readFileSync(file, 'utf8')) : undefined;
  const found = page ? pageEntries(address, page) : [];
  if (!referencePageAt(address)) return found;
  return found.slice(0, 1).map(({ document, text }) => ({ document: { ...document, codes: [] }, text }));
}

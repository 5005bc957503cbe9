import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OpenApiDocument } from '@balcao/openapi/types.ts';
import { readDescription } from '@balcao/reference/description/readDescription.ts';
import { pageFile } from '../emitted/pages.ts';
import type { SiteLocale } from '../locale.ts';
import { pageEntries, type SearchEntry } from './documents.ts';
import { readSearchPage } from './page.ts';
import { type ErrorWords, referenceEntries } from './reference.ts';

/** The reference is indexed from the description, because one page of that size would match everything. */
const referencePage = '/api';

const generated = fileURLToPath(new URL('../../../contract/generated', import.meta.url));

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
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(path.join(generated, `${name}.${locale}.json`), 'utf8'));
  const { errors } = read('facts') as { errors: Record<string, ErrorWords> };
  const reference = readDescription(read('openapi') as OpenApiDocument);
  return [
    ...addresses.flatMap((address) => entriesAt(folder, address)),
    ...referenceEntries(reference, errors),
  ];
}

/** Search entries of the page at a path; empty where no such page was built. */
function entriesAt(folder: string, address: string): SearchEntry[] {
  const file = pageFile(folder, address);
  const page = existsSync(file) ? readSearchPage(readFileSync(file, 'utf8')) : undefined;
  const found = page ? pageEntries(address, page) : [];
  if (address !== referencePage) return found;
  return found.slice(0, 1).map(({ document, text }) => ({ document: { ...document, codes: [] }, text }));
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SiteLocale } from '../../locales.ts';
import type { SearchEntry } from './documents.ts';

/** Phrases separated by commas, by the path of their document within the language. */
type Asked = ReadonlyMap<string, string>;

/** File of a language, with lines such as `/docs/guides/refund | give money back, return an order`, sorted by path. */
const askedFile = (locale: SiteLocale) => fileURLToPath(new URL(`asked/${locale}.txt`, import.meta.url));

/**
 * Queries for pages, sections and operations, by path within the language. Their authors knew the pages, but not the
 * questions in the search tests (docs/decisions/search.md).
 */
export function readAsked(locale: SiteLocale): Asked {
  const lines = readFileSync(askedFile(locale), 'utf8').trim().split('\n');
  return new Map(lines.map((line) => line.split(' | ') as [href: string, phrases: string]));
}

/** Adds the phrases to their entries. @throws if phrases have no entry */
export function withAsked(entries: readonly SearchEntry[], asked: Asked): SearchEntry[] {
  const known = new Set(entries.map(({ document }) => document.href));
  const lost = [...asked.keys()].filter((href) => !known.has(href));
  if (lost.length > 0) throw new Error(`search/asked names what no page or operation has: ${lost.join(', ')}`);
  return entries.map((entry) => ({ ...entry, asked: asked.get(entry.document.href) }));
}

import { readdirSync, readFileSync } from 'node:fs';
import type { Locale } from '@balcao/contract/words/locales.ts';
import { at } from '../run/paths.mjs';
import { readPage, type TranslatedPage } from './readPage.ts';

export const translations = ['es', 'en'] as const satisfies readonly Locale[];
export type Translation = (typeof translations)[number];

/** Pages of a language by name, such as `guides/testing`. */
export type Pages = ReadonlyMap<string, TranslatedPage>;

/** Folder of a language's pages, relative to the root of the repository. */
export function folderOf(locale: Locale): string {
  return locale === 'pt' ? 'site/docs' : `site/i18n/${locale}`;
}

/** Reads the pages of a language by name. If their MDX is invalid, throws with the name of the file. */
export function readPages(locale: Locale): Pages {
  const files = readdirSync(at(folderOf(locale)), { recursive: true, encoding: 'utf8' });
  const names = files.filter((file) => file.endsWith('.mdx')).map((file) => file.replaceAll('\\', '/').slice(0, -4));
  return new Map(names.sort().map((name) => [name, readFileNamed(name, locale)]));
}

function readFileNamed(name: string, locale: Locale): TranslatedPage {
  const file = `${folderOf(locale)}/${name}.mdx`;
  try {
    return readPage(readFileSync(at(file), 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

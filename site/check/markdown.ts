import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { sitePrefixes } from '@balcao/text/languageTags.ts';
import { filesIn } from '../../tools/run/paths.mjs';
import type { SiteLocale } from '../locales.ts';

/** Maximum size in kilobytes of the text of all guides in a language, which a language model reads at once. */
export const mostFullText = 310;

/** Maximum length of the list of pages, so that an agent gets it in one fetch. */
export const mostListCharacters = 50_000;

/** Length in characters of the list of pages in each language. */
export const listLengths = (folder: string, locales: readonly SiteLocale[]) =>
  locales.map((locale) => {
    const { length } = readFileSync(path.join(folder, sitePrefixes[locale], 'llms.txt'), 'utf8');
    return { locale, length };
  });

export function fullTextSizes(folder: string, locales: readonly SiteLocale[]) {
  return locales.map((locale) => {
    const { size } = statSync(path.join(folder, sitePrefixes[locale], 'llms-full.txt'));
    return { locale, kilobytes: Math.ceil(size / 1000) };
  });
}

/** Links in Markdown files to files that do not exist. */
export function brokenMarkdownLinks(folder: string, baseUrl: string): { file: string; link: string }[] {
  return filesIn(folder, '.md').flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const links = new Set([...text.matchAll(/\]\((\/[^)#?\s]*)/g)].map(([, link = '']) => link));
    return [...links].filter((link) => !isThere(folder, baseUrl, link)).map((link) => ({ file, link }));
  });
}

function isThere(folder: string, baseUrl: string, link: string): boolean {
  if (!`${link}/`.startsWith(baseUrl)) return false;
  const file = path.join(folder, decodeURI(link.slice(baseUrl.length)));
  return [file, `${file}.html`, path.join(file, 'index.html')].some(
    (each) => existsSync(each) && statSync(each).isFile(),
  );
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sitePrefixes } from '@balcao/text/languageTags.ts';
import { siteLocales as allLocales, type SiteLocale } from '../locales.ts';
import { emittedPages, markdownOf } from './builtPages.ts';

/** Whether a page is unlisted, by its path below the base path: only the not-found page is. */
export const isUnlisted = (address: string) => /^([a-z]{2}\/)?404$/.test(address);

/** Pages that are missing from the sitemap, the lists of llmstxt.org or the Markdown, or that should not be in them. */
export function machineFileGaps(folder: string, root: string, locales: readonly SiteLocale[] = allLocales): string[] {
  const read = (file: string) => {
    const whole = path.join(folder, file);
    return existsSync(whole) ? readFileSync(whole, 'utf8') : '';
  };
  const { pathname: base } = new URL(root);
  const isThere = (link: string) => link.startsWith(base) && existsSync(path.join(folder, link.slice(base.length)));
  const addresses = emittedPages(folder)
    .map(({ address }) => address)
    .filter((address) => !isUnlisted(address));
  const listed = new Set([...read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc));
  const built = new Set(addresses.map((address) => root + address));
  const links = locales.flatMap((locale) => {
    const list = `${sitePrefixes[locale].slice(1)}/llms.txt`.replace(/^\//, '');
    return [...read(list).matchAll(/^- \[.*?\]\(([^)]*)\)/gm)].map(([, link = '']) => link);
  });

  return [
    ...[...built].filter((page) => !listed.has(page)).map((page) => `sitemap.xml leaves out ${page}`),
    ...[...listed].filter((page) => !built.has(page)).map((page) => `sitemap.xml names ${page}, which is not there`),
    ...addresses.filter((page) => !isThere(base + markdownOf(page))).map((page) => `${base}${page} has no Markdown`),
    ...links.filter((link) => !isThere(link)).map((link) => `llms.txt leads to ${link}, which is not there`),
    ...addresses
      .filter((page) => !links.includes(base + markdownOf(page)))
      .map((page) => `llms.txt leaves out ${base}${page}`),
  ];
}

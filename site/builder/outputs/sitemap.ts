import { escapeText } from '@balcao/text/escape.ts';
import { defaultLocale, languageOf, languages, pathIn, root, urlOf } from '../languages.ts';
import type { Write } from './folder.ts';

export interface SitemapPage {
  path: string;
  address: string;
  changed?: string;
}

interface SitemapEntry {
  address: string;
  alternates: { language: string; href: string }[];
  changed?: string;
}

/** The file of a page, which orders the list. */
const fileOf = ({ path }: SitemapPage) => `${path.replace(/\/$/, '/index')}.html`;

/** Writes `sitemap.xml`, with the pages of all languages, and the `robots.txt` that points to it. */
export function writeSitemap(write: Write, pages: readonly SitemapPage[]): void {
  const listed = pages.filter(({ address }) => !address.endsWith('.html'));
  const entries = listed
    .sort((one, other) => (fileOf(one) < fileOf(other) ? -1 : 1))
    .map(({ path, address, changed }) => ({
      address: urlOf(path),
      alternates: [
        ...languages.map((each) => ({ language: each.tag, href: urlOf(pathIn(each, address)) })),
        { language: 'x-default', href: urlOf(pathIn(languageOf(defaultLocale), address)) },
      ],
      changed,
    }));
  write('sitemap.xml', sitemap(entries));
  write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${urlOf(root)}sitemap.xml\n`);
}

/** The sitemap (https://www.sitemaps.org) with the language alternates of each page. */
export function sitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ address, alternates, changed }) =>
    [
      '<url>',
      `<loc>${escapeText(address)}</loc>`,
      ...(changed ? [`<lastmod>${changed}</lastmod>`] : []),
      ...alternates.map(
        ({ language, href }) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeText(href)}"/>`,
      ),
      '</url>',
    ].join(''),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

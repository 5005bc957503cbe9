import { escapeText } from '@balcao/text/escape.ts';
import { alternatesOf, root, urlOf } from '../languages.ts';
import type { Write } from './folder.ts';

export interface SitemapPage {
  path: string;
  address: string;
  changed?: string;
}

const urlElement = ({ path, address, changed }: SitemapPage): string =>
  [
    `<url><loc>${escapeText(urlOf(path))}</loc>`,
    changed ? `<lastmod>${changed}</lastmod>` : '',
    ...alternatesOf(address).map(
      ({ tag, url }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeText(url)}"/>`,
    ),
    '</url>',
  ].join('');

/** Writes `sitemap.xml` (https://www.sitemaps.org) for the pages in all languages, and `robots.txt` with its URL. */
export function writeSitemap(write: Write, pages: readonly SitemapPage[]): void {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.filter(({ address }) => !address.endsWith('.html')).map(urlElement),
    '</urlset>\n',
  ];
  write('sitemap.xml', lines.join('\n'));
  write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${urlOf(root)}sitemap.xml\n`);
}

import { escapeText } from '@balcao/text/escape.ts';
import { attributeOf } from './pages.ts';

interface Alternate {
  language: string;
  href: string;
}

/** Entry of the sitemap. */
interface SitemapEntry {
  address: string;
  alternates: Alternate[];
  /** Date of the last change, where it is known. */
  changed?: string;
}

/**
 * Reads the sitemap entry from a page's HTML.
 * @param address full URL it was built for
 * @returns undefined for a page with `noindex` or with another canonical URL
 */
export function sitemapEntry(html: string, address: string): SitemapEntry | undefined {
  const head = html.slice(0, html.indexOf('</head>'));
  const links = [...head.matchAll(/<link[^>]*>/g)].map(([tag]) => tag);
  const metas = [...head.matchAll(/<meta[^>]*>/g)].map(([tag]) => tag);
  const canonical = links.find((tag) => attributeOf(tag, 'rel') === 'canonical');
  const robots = metas.find((tag) => attributeOf(tag, 'name') === 'robots');
  if (!canonical || attributeOf(canonical, 'href') !== address) return undefined;
  if (robots && attributeOf(robots, 'content')?.includes('noindex')) return undefined;
  const alternates = links
    .filter((tag) => attributeOf(tag, 'rel') === 'alternate')
    .flatMap((tag): Alternate[] => {
      const [language, href] = [attributeOf(tag, 'hreflang'), attributeOf(tag, 'href')];
      return language && href ? [{ language, href }] : [];
    });
  const time = /<time[^>]*itemprop="?dateModified[^>]*>/i.exec(html)?.[0];
  return { address, alternates, changed: time && attributeOf(time, 'datetime') };
}

/** The sitemap (https://www.sitemaps.org) with the language alternates of each page. */
export function sitemap(places: readonly SitemapEntry[]): string {
  const entries = places.map(({ address, alternates, changed }) =>
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
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

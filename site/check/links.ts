import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sitePrefixes } from '@balcao/text/languageTags.ts';
import { filesIn } from '../../tools/run/paths.mjs';
import { siteLocales as allLocales, type SiteLocale } from '../locales.ts';
import { addressOf, attributesIn } from './builtPages.ts';

interface BrokenLink {
  page: string;
  href: string;
  why: 'no such page' | 'no such place on the page';
}

/** Path at which a file is served: `/a/b` for `/a/b.html`, `/a` for `/a/index.html`. */
const pathOf = (file: string) => `/${addressOf(file)}`.replace(/(?<=.)\/$/, '');

/** Finds broken links in each language; links to languages that were not built are ignored. */
export function brokenLinks(folder: string, baseUrl = '/', locales: readonly SiteLocale[] = allLocales): BrokenLink[] {
  const unbuilt = allLocales.filter((locale) => !locales.includes(locale)).map((locale) => sitePrefixes[locale]);
  const pages = new Map(
    filesIn(folder, '.html').map((file) => [pathOf(file), readFileSync(path.join(folder, file), 'utf8')]),
  );
  const places = new Map([...pages].map(([address, html]) => [address, new Set(attributesIn(html, 'id'))]));

  const judge = (page: string, href: string): BrokenLink[] => {
    if (/^([a-z]+:|\/\/)/i.test(href)) return [];
    const url = new URL(href, `http://site${baseUrl}${page.slice(1)}`);
    const address = decodeURIComponent(url.pathname);
    const isRoot = `${address}/` === baseUrl;
    if (!isRoot && !address.startsWith(baseUrl)) return [{ page, href, why: 'no such page' }];
    const inside = `/${address.slice(baseUrl.length)}`;
    if (unbuilt.some((prefix) => inside === prefix || inside.startsWith(`${prefix}/`))) return [];
    const target = inside.length > 1 ? inside.replace(/\/$/, '') : inside;
    const place = decodeURIComponent(url.hash.slice(1));
    const known = places.get(target);
    if (!known) return existsSync(path.join(folder, inside)) ? [] : [{ page, href, why: 'no such page' }];
    return !place || known.has(place) ? [] : [{ page, href, why: 'no such place on the page' }];
  };
  return [...pages].flatMap(([page, html]) =>
    [...new Set(attributesIn(html, 'href'))].flatMap((href) => judge(page, href)),
  );
}

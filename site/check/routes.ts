import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sitePrefixes } from '@balcao/text/languageTags.ts';
import { siteLocales as allLocales, type SiteLocale } from '../locales.ts';
import { redirects } from '../redirects.ts';

const routes = [
  ...readFileSync(path.join(import.meta.dirname, 'routes.txt'), 'utf8')
    .trim()
    .split('\n'),
  ...Object.keys(redirects),
];

export function missingRoutes(
  folder: string,
  locales: readonly SiteLocale[] = allLocales,
  wanted = routes,
): { locale: SiteLocale; missing: string[] }[] {
  return locales.map((locale) => ({
    locale,
    missing: wanted.filter((route) => !existsSync(path.join(folder, fileOf(sitePrefixes[locale] + route)))),
  }));
}

function fileOf(address: string): string {
  return address.endsWith('/') ? `${address}index.html` : `${address}.html`;
}

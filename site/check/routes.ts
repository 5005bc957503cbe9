import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteLocales as allLocales, prefixes, type SiteLocale } from '../locales.ts';
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
    missing: wanted.filter((route) => !existsSync(path.join(folder, fileOf(prefixes[locale] + route)))),
  }));
}

function fileOf(address: string): string {
  return address.endsWith('/') ? `${address}index.html` : `${address}.html`;
}

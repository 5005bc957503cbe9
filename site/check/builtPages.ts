import { readFileSync } from 'node:fs';
import path from 'node:path';
import { unescapeText } from '@balcao/text/escape.ts';
import { sitePrefixes } from '@balcao/text/languageTags.ts';
import { filesIn } from '../../tools/run/paths.mjs';
import { type SiteLocale, siteLocales } from '../locales.ts';

interface EmittedPage {
  /** File path relative to the site's folder. */
  file: string;
  /** Path relative to the base path; empty for the home page. */
  address: string;
  html: string;
}

export const addressOf = (file: string) =>
  file
    .split(path.sep)
    .join('/')
    .replace(/(?:(^|\/)index)?\.html$/, '$1');

/** Pages of all languages built so far, except the copies `page/index.html` and redirects. */
export function emittedPages(folder: string): EmittedPage[] {
  const files = filesIn(folder, '.html');
  const all = new Set(files);
  return files
    .filter((file) => !all.has(file.replace(/[\\/]index\.html$/, '.html')) || !/[\\/]index\.html$/.test(file))
    .sort()
    .map((file) => ({ file, address: addressOf(file), html: readFileSync(path.join(folder, file), 'utf8') }))
    .filter(({ html }) => !html.includes('http-equiv="refresh"'));
}

export const localeOf = (address: string): SiteLocale =>
  siteLocales.find((each) => sitePrefixes[each] && `/${address}/`.startsWith(`${sitePrefixes[each]}/`)) ?? 'pt';

export const markdownOf = (address: string): string =>
  /(^|\/)$/.test(address) ? `${address}index.md` : `${address}.md`;

/** Values of an attribute in the source of tags, whether or not they are quoted. */
export function* attributesIn(tags: string, name: string): Generator<string> {
  const written = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'g');
  for (const [, double, single, bare] of tags.matchAll(written)) yield unescapeText(double ?? single ?? bare ?? '');
}

export const attributeOf = (tag: string, name: string) => attributesIn(tag, name).next().value;

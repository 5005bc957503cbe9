import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Props } from '@docusaurus/types';

/** A page as the build wrote it. */
export interface EmittedPage {
  /** Its file below the folder of the site. */
  file: string;
  /** Its address below the path of the site: nothing before it, none for the home page. */
  address: string;
  html: string;
}

/** Where the build leaves the page of an address that begins with a slash. */
export function pageFile(outDir: string, address: string): string {
  return path.join(outDir, address === '/' ? 'index.html' : `${address}.html`);
}

const addressOf = (file: string) =>
  file
    .split(path.sep)
    .join('/')
    .replace(/(?:(^|\/)index)?\.html$/, '$1');

/** Every page of every language built so far, once: `page/index.html` is a copy of `page.html`. */
export function emittedPages(folder: string): EmittedPage[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const all = new Set(files);
  return files
    .filter((file) => !all.has(file.replace(/[\\/]index\.html$/, '.html')) || !/[\\/]index\.html$/.test(file))
    .sort()
    .map((file) => ({ file, address: addressOf(file), html: readFileSync(path.join(folder, file), 'utf8') }));
}

/** The value of an attribute in a tag's text; the build leaves out quotes where it may. */
export function attributeOf(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`).exec(tag);
  const value = found?.[1] ?? found?.[2] ?? found?.[3];
  return value
    ?.replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}

/** The folder of the whole site, and the path it is served from, while one of its languages is built. */
export function rootOf({ outDir, baseUrl, i18n }: Pick<Props, 'outDir' | 'baseUrl' | 'i18n'>) {
  const own = `${i18n.currentLocale}/`;
  if (i18n.currentLocale === i18n.defaultLocale || !baseUrl.endsWith(`/${own}`))
    return { folder: outDir, baseUrl };
  return { folder: path.dirname(outDir), baseUrl: baseUrl.slice(0, -own.length) };
}

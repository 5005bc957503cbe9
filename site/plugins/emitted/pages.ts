import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A page as the build wrote it. */
export interface EmittedPage {
  /** Its file below the folder of the site. */
  file: string;
  html: string;
}

/** Every page of every language built so far, once: `page/index.html` is a copy of `page.html`. */
export function emittedPages(folder: string): EmittedPage[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  const all = new Set(files);
  return files
    .filter((file) => !all.has(file.replace(/[\\/]index\.html$/, '.html')) || !/[\\/]index\.html$/.test(file))
    .sort()
    .map((file) => ({ file, html: readFileSync(path.join(folder, file), 'utf8') }));
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

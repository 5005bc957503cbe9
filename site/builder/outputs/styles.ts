import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../languages.ts';
import { pageNames } from '../styles/pageNames.ts';
import { pageStyles } from '../styles/pageStyles.ts';
import { at } from '../vite/paths.ts';
import type { Write } from './folder.ts';

/** Folders in cascade order: a later folder may override earlier ones. */
const order = ['site/src/css', 'ui', 'workbench', 'checkout', 'reference', 'site/src', 'site/builder'];

const rankOf = (file: string) => order.findIndex((part) => file.startsWith(at(part)));

export function wholeSheet(sheets: ReadonlyMap<string, string>): string {
  const sorted = [...sheets].sort(([one], [other]) => rankOf(one) - rankOf(other) || (one < other ? -1 : 1));
  return sorted.map(([, text]) => text).join('\n');
}

export function withFiles(write: Write, sheet: string): string {
  return sheet.replace(/url\(["']?([^"')]+\.woff2)["']?\)/g, (_, named: string) => {
    const file = at('ui/font', path.basename(named));
    const content = readFileSync(file);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    const name = `assets/fonts/${path.basename(named, '.woff2')}-${hash}.woff2`;
    write(name, content);
    return `url(${root}${name})`;
  });
}

/** Returns a function from a page's HTML to the styles it may use. Pages with the same names share the result. */
export function stylesOfPage(sheet: string): (html: string) => string {
  const stylesOf = pageStyles(sheet);
  const named = new Set(sheet.match(/[\w-]+/g));
  const inSheet = (names: ReadonlySet<string>) => new Set([...names].filter((name) => named.has(name)).sort());
  const made = new Map<string, string>();
  return (html) => {
    const { names, elements } = pageNames(html);
    const page = { names: inSheet(names), elements: inSheet(elements) };
    const key = [...page.names, '', ...page.elements].join(' ');
    const styles = made.get(key) ?? stylesOf(page);
    made.set(key, styles);
    return styles;
  };
}

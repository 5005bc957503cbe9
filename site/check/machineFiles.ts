import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { emittedPages } from '../plugins/emitted/pages.ts';
import { prefixes } from './locales.ts';

/** Pages nobody is led to: a redirect, the gallery of controls, and what answers for no page. */
const unlisted = new Set(['docs', 'ui', '404']);

/**
 * Where the sitemap, the lists of llmstxt.org or the Markdown of a built site leave out a page, or name one that is
 * not there.
 * @param folder what the build wrote
 * @param root public address of the site, with a slash at its end
 */
export function machineFileGaps(folder: string, root: string): string[] {
  const read = (file: string) => {
    const whole = path.join(folder, file);
    return existsSync(whole) ? readFileSync(whole, 'utf8') : '';
  };
  const isThere = (address: string) =>
    address.startsWith(root) && existsSync(path.join(folder, address.slice(root.length)));
  const addresses = emittedPages(folder)
    .map(({ address }) => address)
    .filter((address) => !unlisted.has(address.replace(/^[a-z]{2}\//, '')));
  const listed = new Set(
    [...read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc),
  );
  const built = new Set(addresses.map((address) => root + address));
  const links = Object.values(prefixes).flatMap((prefix) => {
    const list = `${prefix.slice(1)}/llms.txt`.replace(/^\//, '');
    return [...read(list).matchAll(/^- \[.*?\]\(([^)]*)\)/gm)].map(([, link = '']) => link);
  });
  const markdownOf = (address: string) =>
    root + (/(^|\/)$/.test(address) ? `${address}index.md` : `${address}.md`);

  return [
    ...[...built].filter((page) => !listed.has(page)).map((page) => `sitemap.xml leaves out ${page}`),
    ...[...listed]
      .filter((page) => !built.has(page))
      .map((page) => `sitemap.xml names ${page}, which is not there`),
    ...addresses.filter((page) => !isThere(markdownOf(page))).map((page) => `${root}${page} has no Markdown`),
    ...links.filter((link) => !isThere(link)).map((link) => `llms.txt leads to ${link}, which is not there`),
    ...addresses
      .filter((page) => !links.includes(markdownOf(page)))
      .map((page) => `llms.txt leaves out ${root}${page}`),
  ];
}

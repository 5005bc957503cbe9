import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { provider } from '../../../provider.config.ts';
import { filesIn } from '../../../tools/run/paths.mjs';
import { defaultLocale, type SiteLocale } from '../../locales.ts';
import { at } from '../vite/paths.ts';

export interface Document {
  id: string;
  address: string;
  file: string;
  title: string;
  label: string;
  description: string;
  editUrl: string;
}

interface FrontMatter {
  title: string;
  description: string;
  sidebar_label?: string;
}

export const folderOf = (locale: SiteLocale) => (locale === defaultLocale ? 'docs' : `i18n/${locale}`);

const read = new Map<string, FrontMatter>();

function frontMatterOf(file: string): FrontMatter {
  const version = `${file} ${statSync(file).mtimeMs}`;
  const known = read.get(version) ?? readFrontMatter(file);
  read.set(version, known);
  return known;
}

function readFrontMatter(file: string): FrontMatter {
  const written = /^---\n([\s\S]*?)\n---\n/.exec(readFileSync(file, 'utf8'))?.[1];
  const found = parse(written ?? '') as FrontMatter | null;
  if (!found?.title || !found.description) throw new Error(`${file}:1: a page needs a title and a description`);
  return found;
}

/** Checks paths. @throws if two pages have the same one, or if a former path hides a page or has no target */
export function refuseLost(addresses: readonly string[], redirects: Readonly<Record<string, string>> = {}): void {
  const all = [...addresses, ...Object.keys(redirects)];
  const twice = all.find((address, at) => all.indexOf(address) !== at);
  if (twice !== undefined) throw new Error(`two pages have the address ${twice}`);
  const lost = Object.entries(redirects).find(([, to]) => !addresses.includes(to.replace(/#.*/, '')));
  if (lost) throw new Error(`site/redirects.ts leads ${lost.join(' to ')}, which is no page`);
}

/** Documents in a language, by id. Documents without a translation are in Portuguese. */
export function documentsIn(locale: SiteLocale): Map<string, Document> {
  const source = at('site/docs');
  return new Map(
    filesIn(source, '.mdx')
      .sort()
      .map((name) => {
        const page = name.split(path.sep).join('/');
        const translated = at('site', folderOf(locale), page);
        const file = existsSync(translated) ? translated : path.join(source, page);
        const { title, description, sidebar_label: label = title } = frontMatterOf(file);
        const id = page.replace(/\.mdx$/, '');
        const address = `/docs/${id.replace(/\/index$/, '')}`;
        const editUrl = `${provider.links.repository}/site/${folderOf(locale)}/${page}`;
        return [id, { id, address, file, title, label, description, editUrl }];
      }),
  );
}

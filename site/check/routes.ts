import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteLocales as allLocales, prefixes, type SiteLocale } from '../locales.ts';
import { redirects } from '../redirects.ts';
import type { WrittenItem } from '../sidebars/tree.ts';
import sidebars from '../sidebars.ts';

/** Routes that must exist, without language prefix. */
const routes = [
  ...readFileSync(path.join(import.meta.dirname, 'routes.txt'), 'utf8')
    .trim()
    .split('\n'),
  ...Object.keys(redirects),
];

/** State of the routes in one language. */
interface RouteCount {
  locale: string;
  answered: string[];
  /** Pages that are drafts, and categories with nothing but drafts. */
  drafts: string[];
  /** Neither built nor a draft. */
  missing: string[];
}

/**
 * State of each route of a built site, by language.
 * @param folder the build's output
 * @param docs sources of the documents
 * @param locales languages it was built in
 * @param wanted routes without language prefix
 */
export function countRoutes(
  folder: string,
  docs: string,
  locales: readonly SiteLocale[] = allLocales,
  wanted = routes,
): RouteCount[] {
  const isDraft = (route: string) => {
    const pages = pagesOf(route);
    return pages.length > 0 && pages.every((page) => isDraftPage(path.join(docs, page)));
  };
  return locales.map((locale) => {
    const answers = (route: string) => existsSync(path.join(folder, fileOf(prefixes[locale] + route)));
    const open = wanted.filter((route) => !answers(route));
    return {
      locale,
      answered: wanted.filter(answers),
      drafts: open.filter(isDraft),
      missing: open.filter((route) => !isDraft(route)),
    };
  });
}

function fileOf(address: string): string {
  return address.endsWith('/') ? `${address}index.html` : `${address}.html`;
}

function isDraftPage(page: string): boolean {
  const file = [`${page}.mdx`, path.join(page, 'index.mdx')].find((each) => existsSync(each));
  return file !== undefined && /^draft: true$/m.test(readFileSync(file, 'utf8'));
}

/** The documents of a route: one, or all of a category's. */
function pagesOf(route: string): string[] {
  const group = /^\/docs\/category\/(.+)$/.exec(route)?.[1];
  if (!group) return route.startsWith('/docs/') ? [route.slice('/docs/'.length)] : [];
  return Object.values(sidebars).flatMap((tree) => pagesIn(tree, group));
}

/** Documents below the category with this slug. */
function pagesIn(items: readonly WrittenItem[], slug: string | undefined): string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return slug ? [] : [item];
    return pagesIn(item.items, 'slug' in item && item.slug === slug ? undefined : slug);
  });
}

import type { SidebarCategoryConfig, SidebarItemConfig } from '../docusaurus-internals/sidebarTypes.ts';

interface CategoryOptions {
  /** Names the category in translations: `sidebar.<tree>.category.<key>`. */
  key: string;
  label: string;
  /** Address of its own page, under `/docs/category/`; the same in every language. */
  slug: string;
  /** What its own page says under the title. */
  description: string;
  items: SidebarItemConfig[];
}

/**
 * A group of pages with a page of its own that lists them. Pages whose words are not written yet (`draft`) are
 * left out, and so is a group of nothing else.
 */
export function category(options: CategoryOptions): SidebarCategoryConfig {
  const { key, label, slug, description, items } = options;
  return {
    type: 'category',
    key,
    label,
    collapsed: true,
    link: { type: 'generated-index', slug: `/category/${slug}`, description },
    items,
  };
}

/** Ids of the pages in one folder. */
export function pages(folder: string, names: readonly string[]): string[] {
  return names.map((name) => `${folder}/${name}`);
}

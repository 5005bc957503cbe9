import type { SidebarItem } from '../../docusaurus-internals/sidebarTypes.ts';

/** A group of pages of a sidebar, in order. */
export interface Chapter {
  title: string;
  /** Their paths, with the base path. */
  pages: string[];
}

/**
 * The chapters of a sidebar: its top-level pages, then each group.
 * @param permalinks paths of the documents by id
 */
export function chaptersOf(
  title: string,
  items: readonly SidebarItem[],
  permalinks: ReadonlyMap<string, string>,
): Chapter[] {
  const pages = items.flatMap((item) => (item.type === 'doc' ? (permalinks.get(item.id) ?? []) : []));
  const groups = items.flatMap((item) => {
    if (item.type !== 'category') return [];
    const [first, ...others] = chaptersOf(`${title}: ${item.label}`, item.items, permalinks);
    const own = item.link?.type === 'generated-index' ? [item.link.permalink] : [];
    const named = item.link?.type === 'doc' ? (permalinks.get(item.link.id) ?? []) : own;
    return first ? [{ ...first, pages: [named, first.pages].flat() }, ...others] : [];
  });
  return [{ title, pages }, ...groups];
}

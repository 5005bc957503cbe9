import type { SidebarItem } from '../../docusaurus-internals/sidebarTypes.ts';

/** Pages that stand together in a tree, in its order. */
export interface Chapter {
  title: string;
  /** Their addresses, with the path the site is served from. */
  pages: string[];
}

/**
 * The chapters of a tree: the pages at its top, then those of each group.
 * @param permalinks addresses of the documents by their ids
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

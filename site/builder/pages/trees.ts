import type * as words from '@words/trees.ts';
import { guides } from '../../sidebars/guidesTree.ts';
import { integrations } from '../../sidebars/integrationsTree.ts';
import { soap } from '../../sidebars/soapTree.ts';
import type { WrittenGroup, WrittenItem, WrittenSection } from '../../sidebars/tree.ts';
import { type Language, pathIn } from '../languages.ts';
import type { Document } from './documents.ts';

/** The three trees of the documentation, in the order in which the site lists them. */
const sidebars = { guides, integrations, soap };

interface Item {
  /** Caption above this item and the following ones. */
  caption?: string;
  label: string;
  href: string;
  /** Description of a group, below the title of its page. */
  description: string;
}

export interface GroupItem extends Item {
  type: 'category';
  /** Path of the page within the language. Groups have a page too. */
  address: string;
  items: TreeItem[];
}

export type TreeItem = (Item & { type: 'link' }) | GroupItem;
type AreaId = keyof typeof sidebars & string;

export interface Tree {
  name: AreaId;
  items: TreeItem[];
}

type TreeWords = typeof words;

/** Trees of the documentation in a language. @throws if a tree names an unknown page */
export function treesIn(language: Language, documents: ReadonlyMap<string, Document>, words: TreeWords): Tree[] {
  const itemsOf = (items: readonly WrittenItem[]): TreeItem[] =>
    items.flatMap((item): TreeItem[] => {
      if (typeof item !== 'string') return 'caption' in item ? sectionOf(item) : [groupOf(item)];
      const document = documents.get(item);
      if (!document) throw new Error(`site/sidebars names ${item}, which is no page`);
      const { label, description, address } = document;
      return [{ type: 'link', label, href: pathIn(language, address), description }];
    });
  const sectionOf = ({ caption, items }: WrittenSection): TreeItem[] =>
    itemsOf(items).map((item, at) => (at === 0 ? { ...item, caption: words.captions[caption] } : item));
  const groupOf = ({ key, slug, items }: WrittenGroup): GroupItem => {
    const address = `/docs/category/${slug}`;
    const href = pathIn(language, address);
    return { type: 'category', ...words.groups[key], href, address, items: itemsOf(items) };
  };
  return Object.entries(sidebars).map(([name, items]) => ({ name: name as AreaId, items: itemsOf(items) }));
}

export const contains = (item: TreeItem, path: string): boolean =>
  item.href === path || (item.type === 'category' && item.items.some((inside) => contains(inside, path)));

/** Groups that contain a page of a tree, and the page itself. */
export function trailTo(items: readonly TreeItem[], path: string): TreeItem[] {
  const next = items.find((item) => contains(item, path));
  if (!next) return [];
  return next.type === 'category' && next.href !== path ? [next, ...trailTo(next.items, path)] : [next];
}

/** Pages of a tree in reading order. A group's page precedes the pages in the group. */
export const inOrder = (items: readonly TreeItem[]): TreeItem[] =>
  items.flatMap((item) => (item.type === 'category' ? [item, ...inOrder(item.items)] : [item]));

export const groupsIn = (items: readonly TreeItem[]): GroupItem[] =>
  inOrder(items).filter((item) => item.type === 'category');

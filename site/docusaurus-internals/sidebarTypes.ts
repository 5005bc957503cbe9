import type * as sidebars from '@docusaurus/plugin-content-docs/src/sidebars/types.ts';

/** An entry of a tree of documents as the engine made it, and as sidebars.ts writes it down. */
export type SidebarItem = sidebars.SidebarItem;
export type SidebarItemConfig = sidebars.SidebarItemConfig;
export type SidebarCategoryConfig = sidebars.SidebarItemCategoryConfig;

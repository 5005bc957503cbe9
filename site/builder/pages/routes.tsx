import listed from '@documents';
import { notFound, sandboxApi, specification } from '@words/chrome.ts';
import { home } from '@words/home.ts';
import * as treeWords from '@words/trees.ts';
import type { ReactNode } from 'react';
import { redirects } from '../../redirects.ts';
import { type ReferencePageId, referencePages } from '../../src/components/api/referencePages.ts';
import { HomePage } from '../../src/components/home/HomePage.tsx';
import { GroupPage } from '../frame/GroupPage.tsx';
import { NotFoundPage } from '../frame/NotFoundPage.tsx';
import { type Language, pathIn } from '../languages.ts';
import { type Document, refuseLost } from './documents.ts';
import { contains, groupsIn, type Tree, treesIn } from './trees.ts';

export interface Route {
  address: string;
  title: string;
  description?: string;
  tree?: Tree;
  /** Content of the page: an MDX document or a component. */
  shows: { document: Document } | (() => ReactNode | Promise<ReactNode>);
}

/** Loaded on demand, because the reference is large. */
const referenceRoute = (page: ReferencePageId, { title, description }: Omit<Route, 'address' | 'shows'>): Route => ({
  address: referencePages[page].path,
  title,
  description,
  async shows() {
    const { ReferenceArticle } = await import('../../src/components/api/ReferenceArticle.tsx');
    return <ReferenceArticle page={page} />;
  },
});

export interface RouteTable {
  routes: Route[];
  trees: Tree[];
}

export function routesIn(language: Language): RouteTable {
  const documents = new Map(listed.map((document) => [document.id, document]));
  const trees = treesIn(language, documents, treeWords);
  const treeOf = (path: string) => trees.find(({ items }) => items.some((item) => contains(item, path)));
  const groups: Route[] = trees.flatMap((tree) =>
    groupsIn(tree.items).map((group) => ({
      address: group.address,
      title: group.label,
      description: group.description,
      tree,
      shows: () => <GroupPage group={group} />,
    })),
  );
  const texts: Route[] = listed.map((document) => ({
    address: document.address,
    title: document.title,
    description: document.description,
    tree: treeOf(pathIn(language, document.address)),
    shows: { document },
  }));
  const routes = [
    referenceRoute('api', specification),
    referenceRoute('sandbox', sandboxApi),
    ...[...groups, ...texts].sort((one, other) => (one.address < other.address ? -1 : 1)),
    { address: '/404.html', title: notFound.title, shows: NotFoundPage },
    { address: '/', title: home.title, description: home.description, shows: HomePage },
  ];
  refuseLost(
    routes.map(({ address }) => address),
    redirects,
  );
  return { routes, trees };
}

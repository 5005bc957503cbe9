import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { documentsAmong } from '../docusaurus-internals/documents.ts';

const name = 'balcao-page-descriptions';

/**
 * Provides `@pageDescriptions`: the description of each document by id. Only category pages need them, so that they are
 * not in the data of every document (docusaurus-internals/loaders/docsTree.mjs).
 */
export function pageDescriptionsPlugin({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name,
    async allContentLoaded({ allContent, actions }) {
      const { docs } = documentsAmong(allContent);
      const sentences = docs.map(({ id, description }) => [id, description]);
      await actions.createData('descriptions.json', JSON.stringify(Object.fromEntries(sentences)));
    },
    configureWebpack: () => ({
      resolve: {
        alias: { '@pageDescriptions': path.join(generatedFilesDir, name, 'default/descriptions.json') },
      },
    }),
  };
}

import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** What is read of the engine's own record of the documents. */
interface Documents {
  loadedVersions: readonly { docs: readonly { id: string; description: string }[] }[];
}

const name = 'balcao-page-descriptions';

/**
 * Gives `@pageDescriptions`: the sentence of each document, by its id. Only the pages of groups say them, so they do not
 * stand in what every document brings along (plugins/lighter/tree.mjs).
 */
export function pageDescriptionsPlugin({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name,
    async allContentLoaded({ allContent, actions }) {
      const documents = allContent['docusaurus-plugin-content-docs']?.default as Documents | undefined;
      const sentences = (documents?.loadedVersions ?? [])
        .flatMap(({ docs }) => docs)
        .map(({ id, description }) => [id, description]);
      await actions.createData('descriptions.json', JSON.stringify(Object.fromEntries(sentences)));
    },
    configureWebpack: () => ({
      resolve: {
        alias: { '@pageDescriptions': path.join(generatedFilesDir, name, 'default/descriptions.json') },
      },
    }),
  };
}

import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Takes out of the engine's generated files what no browser reads, and replaces its navigation
 * (docs/decisions/page-start.md). The server side of the build keeps the files whole, so each page that the application
 * takes over proves that both agree.
 */
export function browserFilesPlugin({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const generated = (file: string) => path.join(generatedFilesDir, file);
  const loader = (name: string, options?: object) => ({
    loader: path.join(siteDir, 'docusaurus-internals/loaders', `${name}.mjs`),
    options,
  });
  const messages = generated('codeTranslations.json');
  return {
    name: 'balcao-browser-files',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {
        // Chunk names would appear in every page's list of all chunks.
        output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' },
        module: {
          rules: [
            { include: generated('docusaurus.config.mjs'), use: [loader('siteConfig')] },
            { include: generated('registry.js'), use: [loader('registry')] },
            { include: [messages, generated('site-metadata.json')], use: [loader('empty')] },
            {
              test: /@docusaurus.core.lib.client.App\.js$/,
              enforce: 'pre',
              use: [
                loader('navigation', {
                  navigation: path.join(siteDir, 'docusaurus-internals/PendingNavigation.ts'),
                }),
              ],
            },
            { test: /docusaurus-plugin-content-docs.default.p.[\w-]+\.json$/, use: [loader('docsTree')] },
            {
              test: /\.[jt]sx?$/,
              include: /node_modules.@docusaurus./,
              enforce: 'pre',
              use: [loader('translations', { file: messages })],
            },
          ],
        },
      };
    },
  };
}

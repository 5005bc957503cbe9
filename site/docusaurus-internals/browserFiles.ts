import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Makes the application that a started page fetches lighter (GOALS "Reading a page"). Only what a browser gets: the
 * pages themselves are drawn by the engine's own packages, so each page that takes over proves that both agree.
 */
export function lighterPlugin({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const generated = (file: string) => path.join(generatedFilesDir, file);
  const loader = (name: string, options?: object) => ({
    loader: path.join(siteDir, 'plugins/lighter', `${name}.mjs`),
    options,
  });
  const messages = generated('codeTranslations.json');
  return {
    name: 'balcao-lighter',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {
        // A name of its own beside the number would stand in every page's list of all chunks.
        output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' },
        // One line of it is called; of its modules the bundler keeps that line, of its script everything.
        resolve: { alias: { tslib$: createRequire(import.meta.url).resolve('tslib/tslib.es6.mjs') } },
        module: {
          rules: [
            { include: generated('docusaurus.config.mjs'), use: [loader('config')] },
            { include: generated('registry.js'), use: [loader('registry')] },
            { include: [messages, generated('site-metadata.json')], use: [loader('empty')] },
            { test: /docusaurus-plugin-content-docs.default.p.[\w-]+\.json$/, use: [loader('tree')] },
            {
              test: /\.[jt]sx?$/,
              include: [path.join(siteDir, 'src'), /node_modules.@docusaurus./],
              enforce: 'pre',
              use: [loader('translations', { file: messages })],
            },
          ],
        },
      };
    },
  };
}

import type { Plugin } from '@docusaurus/types';

/** Docusaurus names the chunks of pages; chunks loaded later have no name. */
const isNamed = ({ name }: { name?: string }) => Boolean(name);
const named: object = { optimization: { splitChunks: { cacheGroups: { styles: { chunks: isNamed } } } } };

/**
 * The site's stylesheet contains the styles of prerendered HTML, and each page inlines its part (pageStyles); the
 * styles of live panels, console and dialogs load with their scripts (docs/decisions/page-start.md). Docusaurus would
 * put every style into one file.
 */
export function stylesPlugin(): Plugin {
  return {
    name: 'balcao-styles',
    configureWebpack: (_config, isServer) => (isServer ? {} : named),
  };
}

import type { Plugin } from '@docusaurus/types';

/** The engine names the parts that pages are made of; what is fetched later has no name. */
const isNamed = ({ name }: { name?: string }) => Boolean(name);
const named: object = { optimization: { splitChunks: { cacheGroups: { styles: { chunks: isNamed } } } } };

/**
 * The stylesheet of the site holds what the HTML of its pages shows, and each page its part of it (pageStyles); the
 * styles of live panels, console and dialogs come with their scripts (GOALS "Reading a page"). The engine would put
 * every style into one file.
 */
export function stylesPlugin(): Plugin {
  return {
    name: 'balcao-styles',
    configureWebpack: (_config, isServer) => (isServer ? {} : named),
  };
}

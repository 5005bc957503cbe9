import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Components of ours in the place of those that the engine marks unsafe to replace: they may move or be given other
 * props in any release. Components that it marks safe are in src/theme. A component here that draws the engine's own
 * imports it from `@classic-theme`.
 */
export function internalsTheme({ siteDir }: LoadContext): Plugin {
  const classic = createRequire(import.meta.url).resolve('@docusaurus/theme-classic/package.json');
  return {
    name: 'balcao-internals-theme',
    getThemePath: () => path.join(siteDir, 'docusaurus-internals/theme'),
    configureWebpack: () => ({
      resolve: { alias: { '@classic-theme': path.join(path.dirname(classic), 'lib/theme') } },
    }),
  };
}

import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Chunks that the application and the islands share, each one file. */
const shared = { runtime: 'runtime', framework: 'framework' };

/** Which scripts of a page belong to each program, by file name; as source text for the page's template. */
export const programFiles = {
  application: '/^(?!.*\\/islands\\.)/',
  islands: `/\\/(${shared.runtime}|${shared.framework}|islands)\\./`,
};

/**
 * Adds the islands as a second entry of the client build (src/islands/start.ts). Both programs of a page share one
 * runtime, one React and one state of each module, whichever comes first.
 */
export function entriesPlugin({ siteDir }: { siteDir: string }): Plugin {
  return {
    name: 'balcao-entries',
    configureWebpack({ entry }, isServer) {
      if (isServer) return {};
      return {
        mergeStrategy: { entry: 'replace' },
        entry: { islands: path.join(siteDir, 'src/islands/start.ts'), main: entry as string },
        optimization: {
          runtimeChunk: { name: shared.runtime },
          splitChunks: {
            cacheGroups: {
              framework: {
                name: shared.framework,
                test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
                chunks: 'initial',
                priority: 50,
                enforce: true,
              },
            },
          },
        },
      };
    },
  };
}

import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { cacheVersionOf } from '../docusaurus-internals/bundlerCache.ts';
import { builtHtml } from './builtHtml.ts';
import { localeOf } from './locale.ts';

/** Bundler settings beside Docusaurus' own. */
export function bundlerPlugin(context: LoadContext): Plugin {
  const { siteDir, generatedFilesDir, baseUrl } = context;
  return {
    name: 'balcao-bundler',
    configureWebpack: (config, isServer) => ({
      // Files that invalidate the persistent cache. Base path and messages are part of the cache's version, because
      // stylesheets contain the base path and modules contain messages.
      experiments: {
        cache: {
          version: [cacheVersionOf(config), baseUrl, path.relative(siteDir, generatedFilesDir)].join(' '),
          buildDependencies: buildFiles(siteDir),
        },
      },
      module: {
        rules: isServer
          ? []
          : [
              {
                test: /\.tsx?$/,
                include: ['src', 'docusaurus-internals'].map((folder) => path.join(siteDir, folder)),
                enforce: 'pre',
                use: [path.join(siteDir, 'plugins/wordImports.mjs')],
              },
            ],
      },
      resolve: {
        alias: {
          // Texts of the site, and of live panels in the page's HTML, in the language of this build.
          '@words': path.join(siteDir, 'src/words', localeOf(context)),
          '@workbench-words': path.join(siteDir, `../workbench/words/${localeOf(context)}.ts`),
          '@payment-html': builtHtml(path.join(siteDir, 'src/components/home/payment'), isServer),
        },
      },
    }),
  };
}

/** Our plugins and loaders, and the list of browsers; the engine itself watches its configuration and version. */
function buildFiles(siteDir: string): string[] {
  const folders = ['plugins', 'docusaurus-internals'].map((folder) => path.join(siteDir, folder));
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  );
  return [path.join(siteDir, 'package.json'), ...files];
}

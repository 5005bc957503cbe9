import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { cacheVersionOf } from '../docusaurus-internals/bundlerCache.ts';
import { localeOf } from './locale.ts';

/** What the bundler has to know besides the engine's own settings. */
export function bundlerPlugin(context: LoadContext): Plugin {
  const { siteDir, generatedFilesDir, baseUrl } = context;
  return {
    name: 'balcao-bundler',
    configureWebpack: (config) => ({
      // A warm build starts afresh when the way of building changed: these decide what modules become. Addresses in
      // stylesheets begin with the base, and messages come from the generated files: each of both has its own cache.
      experiments: {
        cache: {
          version: [cacheVersionOf(config), baseUrl, path.relative(siteDir, generatedFilesDir)].join(' '),
          buildDependencies: buildFiles(siteDir),
        },
      },
      resolve: {
        alias: {
          // What a live part says where it stands in the HTML of the page: in the language of this build alone.
          '@workbench-words': path.join(siteDir, `../workbench/words/${localeOf(context)}.ts`),
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

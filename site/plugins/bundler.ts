import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
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
          // The classic theme would ship a highlighter; our code is highlighted while the page is built.
          'prism-react-renderer': path.join(siteDir, 'src/noPrism.ts'),
          // What a live part says where it stands in the HTML of the page: in the language of this build alone.
          '@workbench-words': path.join(siteDir, `../workbench/words/${localeOf(context)}.ts`),
        },
      },
      module: {
        rules: [
          // The engine's generated files call `require`, which an ESM package ("type": "module") would not have.
          { include: generatedFilesDir, test: /\.js$/, type: 'javascript/auto' },
        ],
      },
    }),
  };
}

/** What the engine itself tells caches apart by: side, mode, language, version. */
function cacheVersionOf(config: object): string | undefined {
  return (config as { experiments?: { cache?: { version?: string } } }).experiments?.cache?.version;
}

/** Our plugins and the list of browsers; the engine itself watches its configuration and version. */
function buildFiles(siteDir: string): string[] {
  const plugins = path.join(siteDir, 'plugins');
  return [
    path.join(siteDir, 'package.json'),
    ...readdirSync(plugins, { recursive: true, encoding: 'utf8' }).map((file) => path.join(plugins, file)),
  ];
}

import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** What the bundler has to know besides the engine's own settings. */
export function bundlerPlugin({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'balcao-bundler',
    configureWebpack: () => ({
      // A warm build starts afresh when the way of building changed: these decide what modules become.
      experiments: { cache: { buildDependencies: buildFiles(siteDir) } },
      resolve: {
        alias: {
          // The classic theme would ship a highlighter; our code is highlighted while the page is built.
          'prism-react-renderer': path.join(siteDir, 'src/noPrism.ts'),
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

/** Our plugins and the list of browsers; the engine itself watches its configuration and version. */
function buildFiles(siteDir: string): string[] {
  const plugins = path.join(siteDir, 'plugins');
  return [
    path.join(siteDir, 'package.json'),
    ...readdirSync(plugins).map((file) => path.join(plugins, file)),
  ];
}

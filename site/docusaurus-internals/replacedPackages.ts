import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Packages of the engine that a browser gets in a smaller form. */
export function replacedPackagesPlugin({ siteDir }: LoadContext): Plugin {
  // One function of tslib is called. The bundler keeps that one of its modules, and all of its script.
  const tslib = createRequire(import.meta.url).resolve('tslib/tslib.es6.mjs');
  // The classic theme brings a highlighter; our code is highlighted while the page is built.
  const highlighter = path.join(siteDir, 'docusaurus-internals/noHighlighter.ts');
  return {
    name: 'balcao-replaced-packages',
    configureWebpack: (_config, isServer) => ({
      resolve: { alias: { 'prism-react-renderer': highlighter, ...(!isServer && { tslib$: tslib }) } },
    }),
  };
}

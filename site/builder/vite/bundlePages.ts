import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { SiteLocale } from '../../locales.ts';
import { cssOptions } from './cssOptions.ts';
import { importsPlugin, type ReadData } from './imports.ts';
import * as markdown from './markdown.ts';
import { mdxPlugin } from './mdx.ts';
import { at, made, repository } from './paths.ts';
import { type StyleSheets, stylesPlugin } from './styles.ts';

type LanguagePages = typeof import('../pages/language.ts');

/** Bundles and runs the pages of a language, because a bundle loads much faster than a thousand modules. */
export async function bundlePages(
  locale: SiteLocale,
  read: ReadData,
  name: string,
): Promise<{ pages: LanguagePages; styles: StyleSheets }> {
  const folder = made('pages', name, locale);
  const { plugin, styles } = stylesPlugin();
  await build({
    configFile: false,
    root: repository,
    logLevel: 'warn',
    publicDir: false,
    css: cssOptions,
    plugins: [importsPlugin(read, locale), mdxPlugin(async () => markdown), plugin],
    build: {
      ssr: at('site/builder/pages/language.ts'),
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      target: 'node20',
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  return { pages: await import(pathToFileURL(`${folder}/language.mjs`).href), styles };
}

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { pageStyles } from './emitted/pageStyles.ts';
import { attributeOf, emittedPages } from './emitted/pages.ts';

/** The links the page's template writes, in their order. */
const sheetLinks = /(?:<link rel="?stylesheet"?[^>]*>\s*)+/;

/**
 * Lays into each page, as it was built, the styles it may need before its application starts, so that a first visit
 * waits for no stylesheet (GOALS "Reading a page"). The whole stylesheets come with the application.
 */
export function pageStylesPlugin(): Plugin {
  return {
    name: 'balcao-page-styles',
    async postBuild({ outDir, baseUrl }) {
      const stylesOf = new Map<string, ReturnType<typeof pageStyles>>();
      for (const { file, html } of emittedPages(outDir)) {
        const links = sheetLinks.exec(html)?.[0] ?? '';
        const addresses = links.split('>').flatMap((tag) => attributeOf(tag, 'href') ?? []);
        // Pages of other languages lie in folders of this one, with stylesheets of their own.
        if (!addresses[0]?.startsWith(`${baseUrl}assets/`)) continue;
        const sheets = addresses.map((address) => path.join(outDir, address.slice(baseUrl.length)));
        const key = sheets.join();
        const styles =
          stylesOf.get(key) ?? pageStyles(sheets.map((sheet) => readFileSync(sheet, 'utf8')).join(''));
        stylesOf.set(key, styles);
        writeFileSync(
          path.join(outDir, file),
          html.replace(links, () => `<style>${styles(html)}</style>`),
        );
      }
    },
  };
}

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { pageStyles } from './emitted/pageStyles.ts';
import { attributeOf, emittedPages } from './emitted/pages.ts';

/** Stylesheet links of the page's template, in order. */
const sheetLinks = /(?:<link rel="?stylesheet"?[^>]*>\s*)+/;

/**
 * Inlines into each built page the styles it may need before its application starts, so that a first visit waits for no
 * stylesheet (docs/decisions/page-start.md). The complete stylesheets load with the application.
 */
export function pageStylesPlugin(): Plugin {
  return {
    name: 'balcao-page-styles',
    async postBuild({ outDir, baseUrl }) {
      const stylesOf = new Map<string, ReturnType<typeof pageStyles>>();
      for (const { file, html } of emittedPages(outDir)) {
        const links = sheetLinks.exec(html)?.[0] ?? '';
        const addresses = links.split('>').flatMap((tag) => attributeOf(tag, 'href') ?? []);
        // Other languages are in subfolders, with their own stylesheets.
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

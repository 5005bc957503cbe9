import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { pageStyles } from './emitted/pageStyles.ts';
import { attributeOf, emittedPages } from './emitted/pages.ts';

/** The link the page's template writes for the stylesheet of the site. */
const sheetLink = /<link rel="?stylesheet"?[^>]*>/;

/**
 * Lays into each page, as it was built, the styles it may need before its application starts, so that a first visit
 * waits for no stylesheet (GOALS "Reading a page"). The whole stylesheet comes with the application.
 */
export function pageStylesPlugin(): Plugin {
  return {
    name: 'balcao-page-styles',
    async postBuild({ outDir, baseUrl }) {
      const stylesOf = new Map<string, ReturnType<typeof pageStyles>>();
      for (const { file, html } of emittedPages(outDir)) {
        const link = sheetLink.exec(html)?.[0] ?? '';
        const address = attributeOf(link, 'href');
        // Pages of other languages lie in folders of this one, with stylesheets of their own.
        if (!address?.startsWith(`${baseUrl}assets/`)) continue;
        const sheet = path.join(outDir, address.slice(baseUrl.length));
        const styles = stylesOf.get(sheet) ?? pageStyles(readFileSync(sheet, 'utf8'));
        stylesOf.set(sheet, styles);
        writeFileSync(
          path.join(outDir, file),
          html.replace(link, () => `<style>${styles(html)}</style>`),
        );
      }
    },
  };
}

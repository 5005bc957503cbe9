import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { escapeText } from '@balcao/text/escape.ts';
import type { Plugin } from '@docusaurus/types';
import { firstGuide } from '../src/components/routes.ts';

/** Former paths of pages (docs/decisions/site-routes.md), with the present ones. */
export const redirects: Readonly<Record<string, string>> = {
  '/docs': firstGuide,
  '/docs/category/versões-anteriores-prestashop': '/docs/category/versoes-anteriores-prestashop',
  '/docs/guides/simulation': '/docs/guides/differences',
  '/docs/guides/promises': '/docs/guides/differences#guarantees',
  '/docs/guides/operate': '/docs/guides/running-sandbox#server',
  '/docs/guides/operate-several': '/docs/guides/running-sandbox#several',
};

/** A page that leads to another, also without scripts; search engines take the other for it. */
function redirectPage(target: string): string {
  const to = escapeText(target);
  return [
    '<!doctype html>',
    `<meta charset="utf-8"><title>${to}</title><meta name="robots" content="noindex">`,
    `<meta http-equiv="refresh" content="0; url=${to}"><link rel="canonical" href="${to}">`,
    `<a href="${to}">${to}</a>\n`,
  ].join('\n');
}

/** Writes a page for each former path, in both forms that hosts look for (folderPages). */
export function redirectsPlugin(): Plugin {
  return {
    name: 'balcao-redirects',
    async postBuild({ outDir, baseUrl }) {
      for (const [old, present] of Object.entries(redirects)) {
        const html = redirectPage(baseUrl + present.slice(1));
        mkdirSync(path.join(outDir, old), { recursive: true });
        for (const file of [`${old}.html`, `${old}/index.html`]) writeFileSync(path.join(outDir, file), html);
      }
    },
  };
}

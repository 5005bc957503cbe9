import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { emittedPages, rootOf } from './emitted/pages.ts';
import { sitemap, sitemapEntry } from './emitted/sitemap.ts';

/**
 * Writes `sitemap.xml`, with the pages of all languages, and the `robots.txt` that points to it. Entries are read from
 * the built pages; the build of each language rewrites the file.
 */
export function sitemapPlugin(): Plugin {
  return {
    name: 'balcao-sitemap',
    async postBuild(props) {
      const { folder, baseUrl } = rootOf(props);
      const root = props.siteConfig.url + baseUrl;
      const places = emittedPages(folder).flatMap(
        ({ address, html }) => sitemapEntry(html, root + address) ?? [],
      );
      writeFileSync(path.join(folder, 'sitemap.xml'), sitemap(places));
      writeFileSync(
        path.join(folder, 'robots.txt'),
        `User-agent: *\nAllow: /\n\nSitemap: ${root}sitemap.xml\n`,
      );
    },
  };
}

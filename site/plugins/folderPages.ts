import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Lays each page down a second time, as `page/index.html` beside `page.html`. Some hosts find the one for `/page`,
 * some only the other, and where a folder has the page's name some would show its list of files.
 */
export function folderPagesPlugin(): Plugin {
  return {
    name: 'balcao-folder-pages',
    async postBuild({ outDir, baseUrl, routesPaths }) {
      for (const route of routesPaths) {
        const folder = path.join(outDir, route.slice(baseUrl.length));
        if (!existsSync(`${folder}.html`)) continue;
        mkdirSync(folder, { recursive: true });
        copyFileSync(`${folder}.html`, path.join(folder, 'index.html'));
      }
    },
  };
}

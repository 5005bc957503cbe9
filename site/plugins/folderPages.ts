import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Writes each page twice, as `page/index.html` and `page.html`, because hosts differ in which file they serve for
 * `/page`, and some list the folder of that name.
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

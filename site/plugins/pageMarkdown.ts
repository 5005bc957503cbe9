import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { provider } from '../../provider.config.ts';
import { documentsOf } from '../docusaurus-internals/documents.ts';
import type { SidebarItem } from '../docusaurus-internals/sidebarTypes.ts';
import { pageFile } from './emitted/pages.ts';
import { localeOf } from './locale.ts';
import { markdownPath } from './pageMarkdown/address.ts';
import { type Chapter, chaptersOf } from './pageMarkdown/chapters.ts';
import { type PageText, pageText } from './pageMarkdown/convert.ts';
import { type LlmsEntry, llmsFull, llmsList } from './pageMarkdown/llms.ts';
import { siteWords } from './words.ts';

/** The reference has its own Markdown, made from the description (plugins/reference.ts). */
const referencePage = '/api';

/**
 * Writes each page as Markdown at its path with `.md`, converted from its HTML, and the two lists of
 * https://llmstxt.org in each language.
 */
export function pageMarkdownPlugin(context: LoadContext): Plugin {
  const { areaNames, markdown: words, specification } = siteWords[localeOf(context)].chrome;
  return {
    name: 'balcao-page-markdown',
    async postBuild({ outDir, baseUrl, routesPaths, siteConfig, plugins }) {
      const pages = new Map<string, PageText>();
      for (const route of routesPaths) {
        const address = `/${route.slice(baseUrl.length)}`;
        const file = pageFile(outDir, address);
        if (address === referencePage || !existsSync(file)) continue;
        const url = siteConfig.url + route;
        const page = pageText(readFileSync(file, 'utf8'), { page: url, panelWords: words.panel });
        if (!page) continue;
        pages.set(route, page);
        const markdown = path.join(outDir, markdownPath(address));
        mkdirSync(path.dirname(markdown), { recursive: true });
        writeFileSync(markdown, page.markdown);
      }
      const chapters = [{ title: words.start, pages: [baseUrl] }, ...documentChapters(plugins, areaNames)];
      const root = siteConfig.url + baseUrl;
      const sections = [
        ...chapters.map(({ title, pages: routes }) => ({
          title,
          entries: routes.flatMap((route): LlmsEntry[] => {
            const page = pages.get(route);
            const url = root + markdownPath(`/${route.slice(baseUrl.length)}`);
            return page ? [{ title: page.title, url, description: page.description }] : [];
          }),
        })),
        {
          title: specification.title,
          entries: [
            { title: specification.title, description: specification.description, url: `${root}api.md` },
            { title: 'OpenAPI 3.1', description: words.openapi, url: `${root}openapi.json` },
          ],
        },
        {
          title: 'Optional',
          entries: [{ title: 'llms-full.txt', description: words.full, url: `${root}llms-full.txt` }],
        },
      ];
      const title = `${provider.brand}: ${siteConfig.title}`;
      const said = { title, summary: words.summary, hint: words.hint };
      writeFileSync(path.join(outDir, 'llms.txt'), llmsList(said, sections));
      writeFileSync(path.join(outDir, 'llms-full.txt'), llmsFull(said, chapters, pages));
    },
  };
}

/** Chapters of the documents by area, from their sidebars. */
function documentChapters(plugins: Props['plugins'], areas: Record<string, string>): Chapter[] {
  const version = documentsOf(plugins);
  // Permalinks of index pages end with a slash that their URLs do not have.
  const permalinks = new Map(version.docs.map(({ id, permalink }) => [id, permalink.replace(/\/$/, '')]));
  const trees = Object.entries(version.sidebars) as [string, SidebarItem[]][];
  return trees.flatMap(([area, items]) => chaptersOf(areas[area] ?? area, items, permalinks));
}

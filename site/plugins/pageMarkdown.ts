import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { provider } from '../../provider.config.ts';
import { documentsOf } from '../docusaurus-internals/documents.ts';
import type { SidebarItem } from '../docusaurus-internals/sidebarTypes.ts';
import { markdownFile, referencePageAt, referencePages } from '../src/components/api/referencePages.ts';
import { pageFile, rootOf } from './emitted/pages.ts';
import { localeOf } from './locale.ts';
import { markdownPath } from './pageMarkdown/address.ts';
import { type Chapter, chaptersOf } from './pageMarkdown/chapters.ts';
import { type PageText, pageText } from './pageMarkdown/convert.ts';
import { type LlmsEntry, llmsFull, llmsList } from './pageMarkdown/llms.ts';
import { type PagePlace, pageFiles, pagePart } from './pageMarkdown/pageFiles.ts';
import { siteWords } from './words.ts';

/** The reference pages have their own Markdown, made from their descriptions (plugins/reference.ts). */
const isReference = (address: string) => referencePageAt(address) !== undefined;

/** Guides that the full text leaves out: lists, how to operate a sandbox or an agent, and pages of one operation each. */
const leftOut =
  /\/(agents|changelog|differences|glossary|running-sandbox|soap-to-rest|customers\/\w+|terminals\/(list|get)-\w+)$/;

/**
 * Whether the text of all guides has a page: not the older service, the plugins of shops, the versions, what operators of
 * a sandbox do, and the pages that only list what others say.
 */
const isInFull = (address: string) => /^\/docs\/guides\//.test(address) && !leftOut.test(address);

/**
 * Writes each page as Markdown at its path with `.md`, converted from its HTML, and the two lists of
 * https://llmstxt.org in each language. Their links are paths from the root of the server they are read from.
 */
export function pageMarkdownPlugin(context: LoadContext): Plugin {
  const locale = localeOf(context);
  const { areaNames, markdown: words, sandboxApi, specification } = siteWords[locale].chrome;
  return {
    name: 'balcao-page-markdown',
    async postBuild(props) {
      const { outDir, baseUrl, routesPaths, siteConfig, plugins } = props;
      const root = rootOf(props).baseUrl;
      const placeOf = (route: string): PagePlace => {
        const markdown = baseUrl + markdownPath(addressIn(baseUrl, route));
        return { page: route, markdown, list: `${baseUrl}llms.txt` };
      };
      const pages = new Map<string, PageText>();
      for (const route of routesPaths) {
        const address = addressIn(baseUrl, route);
        const file = pageFile(outDir, address);
        if (isReference(address) || !existsSync(file)) continue;
        const page = pageText(readFileSync(file, 'utf8'), { page: route, panelWords: words.panel });
        if (!page) continue;
        pages.set(route, page);
        for (const [name, text] of pageFiles(page, placeOf(route), words)) {
          const markdown = path.join(outDir, addressIn(baseUrl, name));
          mkdirSync(path.dirname(markdown), { recursive: true });
          writeFileSync(markdown, text);
        }
      }
      const chapters = [{ title: words.start, pages: [baseUrl] }, ...documentChapters(plugins, areaNames)];
      const sections = [
        {
          title: words.agents,
          entries: [
            { title: 'AGENTS.md', description: words.agentsFile, url: `${root}AGENTS.md` },
            {
              title: 'balcao-payments',
              description: words.skill,
              url: `${root}skills/balcao-payments/SKILL.md`,
            },
          ],
        },
        ...chapters.map(({ title, pages: routes }) => ({
          title,
          entries: routes.flatMap((route): LlmsEntry[] => {
            const page = pages.get(route);
            return page
              ? [{ title: page.title, url: placeOf(route).markdown, description: page.description }]
              : [];
          }),
        })),
        {
          title: specification.title,
          entries: [
            { ...specification, url: baseUrl + markdownFile('api') },
            { title: 'OpenAPI 3.1', description: words.openapi, url: baseUrl + referencePages.api.file },
            { ...sandboxApi, url: baseUrl + markdownFile('sandbox') },
          ],
        },
        {
          title: 'Optional',
          entries: [
            { title: 'llms-full.txt', description: words.full, url: `${baseUrl}llms-full.txt` },
            ...(locale === 'en'
              ? []
              : [{ title: 'English', description: words.inEnglish, url: `${root}en/llms.txt` }]),
          ],
        },
      ];
      const title = `${provider.brand}: ${siteConfig.title}`;
      const said = { title, summary: words.summary };
      writeFileSync(path.join(outDir, 'llms.txt'), llmsList({ ...said, hint: words.hint }, sections));
      const parts = chapters
        .flatMap((chapter) => chapter.pages)
        .filter((route) => isInFull(addressIn(baseUrl, route)))
        .flatMap((route) => {
          const page = pages.get(route);
          return page ? [pagePart(page, placeOf(route))] : [];
        });
      writeFileSync(path.join(outDir, 'llms-full.txt'), llmsFull({ ...said, hint: words.full }, parts));
    },
  };
}

/** A path without the base path. */
const addressIn = (baseUrl: string, route: string) => `/${route.slice(baseUrl.length)}`;

/** Chapters of the documents by area, from their sidebars. */
function documentChapters(plugins: Props['plugins'], areas: Record<string, string>): Chapter[] {
  const version = documentsOf(plugins);
  // Permalinks of index pages end with a slash that their URLs do not have.
  const permalinks = new Map(version.docs.map(({ id, permalink }) => [id, permalink.replace(/\/$/, '')]));
  const trees = Object.entries(version.sidebars) as [string, SidebarItem[]][];
  return trees.flatMap(([area, items]) => chaptersOf(areas[area] ?? area, items, permalinks));
}

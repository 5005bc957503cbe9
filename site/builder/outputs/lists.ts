import { provider } from '../../../provider.config.ts';
import { markdownFile, referencePages } from '../../src/components/api/referencePages.ts';
import { siteWords } from '../../src/words/all.ts';
import { type Language, root, siteTitle } from '../languages.ts';
import { type LlmsEntry, llmsFull, llmsList } from '../markdown/llms.ts';
import { pagePart } from '../markdown/pageFiles.ts';
import type { Tree, TreeItem } from '../pages/trees.ts';
import type { Write } from './folder.ts';
import type { MarkdownPage } from './markdown.ts';

interface Chapter {
  title: string;
  paths: string[];
}

export function chaptersOf(title: string, items: readonly TreeItem[], own: readonly string[] = []): Chapter[] {
  const pages = items.filter(({ type }) => type === 'link').map(({ href }) => href);
  const groups = items.flatMap((item) =>
    item.type === 'category' ? chaptersOf(`${title}: ${item.label}`, item.items, [item.href]) : [],
  );
  return [{ title, paths: [...own, ...pages] }, ...groups];
}

/** Guides omitted from the full text: lists, operation of a sandbox or an agent, and pages about a single operation. */
const leftOut =
  /\/(agents|changelog|differences|glossary|running-sandbox|soap-to-rest|customers\/\w+|terminals\/(list|get)-\w+)$/;

/** Whether a page is part of the full text. Lists and pages about SOAP, plugins, versions or operation are not. */
const isInFull = (address: string) => /^\/docs\/guides\//.test(address) && !leftOut.test(address);

/** Writes the two files of https://llmstxt.org in a language: the list of pages, and the full text of the guides. */
export function writeLists(
  write: Write,
  { locale, base }: Language,
  trees: readonly Tree[],
  pages: readonly MarkdownPage[],
): void {
  const { areaNames, markdown: words, sandboxApi, specification } = siteWords[locale].chrome;
  const names: Readonly<Record<string, string>> = areaNames;
  const byPath = new Map(pages.map((each) => [each.page.path, each]));
  const chapters = [
    { title: words.start, paths: [base] },
    ...trees.flatMap(({ name, items }) => chaptersOf(names[name] ?? name, items)),
  ];
  const inChapter = ({ paths }: Chapter) => paths.flatMap((path) => byPath.get(path) ?? []);
  const entryOf = ({ text, place }: MarkdownPage): LlmsEntry => ({
    title: text.title,
    url: place.markdown,
    description: text.description,
  });
  const optional = [
    { title: 'llms-full.txt', description: words.full, url: `${base}llms-full.txt` },
    { title: 'English', description: words.inEnglish, url: `${root}en/llms.txt` },
  ];
  const sections = [
    {
      title: words.agents,
      entries: [
        { title: 'AGENTS.md', description: words.agentsFile, url: `${root}AGENTS.md` },
        { title: 'balcao-payments', description: words.skill, url: `${root}skills/balcao-payments/SKILL.md` },
      ],
    },
    ...chapters.map((chapter) => ({ title: chapter.title, entries: inChapter(chapter).map(entryOf) })),
    {
      title: specification.title,
      entries: [
        { ...specification, url: base + markdownFile('api') },
        { title: 'OpenAPI 3.1', description: words.openapi, url: base + referencePages.api.file },
        { ...sandboxApi, url: base + markdownFile('sandbox') },
      ],
    },
    { title: 'Optional', entries: locale === 'en' ? optional.slice(0, 1) : optional },
  ];
  const said = { title: `${provider.brand}: ${siteTitle}`, summary: words.summary };
  write('llms.txt', llmsList({ ...said, hint: words.hint }, sections));
  const parts = chapters
    .flatMap(inChapter)
    .filter(({ page }) => isInFull(page.address))
    .map(({ text, place }) => pagePart(text, place));
  write('llms-full.txt', llmsFull({ ...said, hint: words.full }, parts));
}

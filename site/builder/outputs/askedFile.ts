import { agentFiles } from '@balcao/examples/agents/agentFiles.ts';
import { type Language, root } from '../languages.ts';
import { markdownPath } from '../markdown/address.ts';
import type { RenderedPage } from '../pages/renderPage.tsx';
import type { Route, RouteTable } from '../pages/routes.tsx';
import { writeLists } from './lists.ts';
import { type ReadPage, readPage, writeMarkdown } from './markdown.ts';
import { writeReferences } from './references.ts';
import { writeSearch } from './search.ts';

interface AskedLanguage {
  language: Language;
  table: RouteTable;
  render(route: Route): Promise<RenderedPage>;
}

/**
 * A file that belongs to the pages of a language, made when it is asked for, in development: Markdown, lists,
 * search, descriptions.
 * @returns undefined where the site has none of that name
 */
export async function askedFile(
  file: string,
  { language, table, render }: AskedLanguage,
): Promise<string | Uint8Array | undefined> {
  const files = new Map<string, string | Uint8Array>();
  const write = (name: string, content: string | Uint8Array) => void files.set(name, content);
  const ofPage = table.routes.find(({ address }) => {
    const markdown = markdownPath(address);
    return file === markdown || (file.endsWith('.md') && file.startsWith(markdown.replace(/md$/, '')));
  });
  if (/^(api|sandbox-api)\.md$|^\w[\w-]*\.json$/.test(file) && !file.startsWith('search-'))
    writeReferences(write, language);
  else if (ofPage) writeMarkdown(write, language, [readPage(await render(ofPage))]);
  else if (/^(search-\w+\.json|llms[\w-]*\.txt)$/.test(file)) {
    const pages: ReadPage[] = [];
    for (const route of table.routes) pages.push(readPage(await render(route)));
    writeSearch(write, language, pages);
    writeLists(
      write,
      language,
      table.trees,
      writeMarkdown(() => undefined, language, pages),
    );
  } else return agentFiles(root).get(file);
  return files.get(file);
}

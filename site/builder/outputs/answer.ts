import { extname } from 'node:path';
import { agentFiles } from '@balcao/examples/agents/agentFiles.ts';
import { redirects } from '../../redirects.ts';
import type { Program } from '../../src/start/onDemand.ts';
import { type Language, pathIn, root } from '../languages.ts';
import { markdownPath } from '../markdown/address.ts';
import type { RenderedPage } from '../pages/renderPage.tsx';
import type { Route, RouteTable } from '../pages/routes.tsx';
import type { Programs } from '../vite/programs.ts';
import type { StyleSheets } from '../vite/styles.ts';
import { htmlWriter, mainScript, scriptsOnDemand } from './html.ts';
import { writeLists } from './lists.ts';
import { type ReadPage, readPage, writeMarkdown } from './markdown.ts';
import { writeReferences } from './references.ts';
import { writeSearch } from './search.ts';
import { wholeSheet } from './styles.ts';

interface AskedLanguage {
  language: Language;
  table: RouteTable;
  render(route: Route): Promise<RenderedPage>;
  styles: StyleSheets;
  programs(): Promise<Programs>;
}

type Content = string | Uint8Array;
type Answer = { location: string } | { type: string; content: Content };

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.txt': 'text/plain',
  '.yaml': 'application/yaml',
};

/**
 * Creates a file of a language's site on request, for the development server.
 * @param file path below the folder of the language
 * @returns undefined for an unknown file
 */
export async function answer(file: string, asked: AskedLanguage): Promise<Answer | undefined> {
  const { language, table, render, styles } = asked;
  const address = `/${file}`.replace(/(\/index)?\.html$|(?<=.)\/$/, '');
  const route = table.routes.find((each) => each.address.replace(/\.html$/, '') === address);
  if (route) {
    const page = await render(route);
    const filesOf = (name: Program) => ['css', 'mjs'].map((kind) => `${language.base}@${name}.${kind}`);
    const write = htmlWriter({ islands: filesOf('islands'), samples: filesOf('samples') });
    const sheet = wholeSheet(styles).replace(/url\(["']?[^"')]*\/(font\/[^"')]+)["']?\)/g, 'url(/ui/$1)');
    return { type: 'text/html', content: write(page, sheet) };
  }
  const location = redirects[address];
  if (location) return { location: pathIn(language, location) };
  const content = (await programFile(file, asked)) ?? (await madeFile(file, asked));
  return content === undefined ? undefined : { type: types[extname(file)] ?? 'text/javascript', content };
}

/** Script or stylesheet of a program. Pages use fixed names, because they are rendered before the bundling. */
async function programFile(file: string, { language, programs }: AskedLanguage): Promise<Content | undefined> {
  const [, program, kind] = /^@(islands|samples)\.(css|mjs)$/.exec(file) ?? [];
  if (program) {
    const { entries, files } = await programs();
    const urls = entries[program as Program].filter((url) => url.endsWith(`.${kind}`));
    if (kind === 'mjs') return `export * from ${JSON.stringify(urls.at(-1))};`;
    return urls.map((url) => files.get(url.slice(root.length))).join('');
  }
  if (file.startsWith('assets/islands/')) return (await programs()).files.get(language.base.slice(root.length) + file);
  return [mainScript, ...scriptsOnDemand].find(({ path }) => path === file)?.text;
}

/** Generated file: Markdown, lists, search, descriptions, files for agents. */
async function madeFile(file: string, { language, table, render }: AskedLanguage): Promise<Content | undefined> {
  const files = new Map<string, Content>();
  const write = (name: string, content: Content) => void files.set(name, content);
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

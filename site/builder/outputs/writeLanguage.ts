import { cpSync, readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { provider } from '../../../provider.config.ts';
import { type Language, packageOfSite, root } from '../languages.ts';
import type { RenderedPage } from '../pages/renderPage.tsx';
import type { Tree } from '../pages/trees.ts';
import { at } from '../vite/paths.ts';
import type { Programs } from '../vite/programs.ts';
import { writeFeed } from './feed.ts';
import { writePage, writerTo } from './folder.ts';
import { htmlWriter, inlineScripts, mainScript, scriptsOnDemand } from './html.ts';
import { writeLists } from './lists.ts';
import { readPage, writeMarkdown } from './markdown.ts';
import { writeRedirects } from './redirects.ts';
import { writeReferences } from './references.ts';
import { samplesApart } from './samplesApart.ts';
import { writeSearch } from './search.ts';
import type { SitemapPage } from './sitemap.ts';
import { stylesOfPage, wholeSheet, withFiles } from './styles.ts';

/** Runtime settings of a static site, because no server provides them. */
export const settings = JSON.parse(readFileSync(at('site/static/runtime.json'), 'utf8')) as {
  sandboxUrl: string;
};

interface RenderedLanguage {
  language: Language;
  trees: readonly Tree[];
  pages: readonly RenderedPage[];
  programs: Programs;
}

/** Results of a language's process, from which the files of the whole site are written. */
export interface LanguageParts {
  pages: readonly SitemapPage[];
  /** Inline scripts of the language's pages, for the Content-Security-Policy. */
  scripts: readonly string[];
  /** Whole stylesheet, which no page loads; an end-to-end test compares each page's styles with it. */
  sheet: string;
}

export function writeLanguage(
  folder: string,
  { language, trees, pages, programs }: RenderedLanguage,
  sheets: ReadonlyMap<string, string>,
): LanguageParts {
  const write = writerTo(folder);
  const sheet = withFiles(write, wholeSheet(sheets));
  const { code: minified } = transformSync(sheet, { loader: 'css', minify: true });
  const stylesOf = stylesOfPage(minified);
  const html = htmlWriter(programs.entries);
  for (const [file, content] of programs.files) write(file, content);
  const own = `${folder}/${language.base.slice(root.length)}`;
  const writeIn = writerTo(own);
  // Copied for each language, because the URLs of its pictures are below the language's path.
  cpSync(at('site/static'), own, { recursive: true });
  for (const whole of pages) {
    const { page, file, samples } = samplesApart(whole, language);
    // The styles are computed from the whole page, so that content fetched later has its styles.
    writePage(writeIn, page.address, html(page, stylesOf(whole.body)));
    if (samples.length > 0) writeIn(file, JSON.stringify(samples));
  }
  const read = pages.map(readPage);
  writeLists(writeIn, language, trees, writeMarkdown(writeIn, language, read));
  writeSearch(writeIn, language, read);
  writeRedirects(writeIn, language);
  writeReferences(writeIn, language);
  writeFeed(writeIn, language);
  for (const script of scriptsOnDemand) writeIn(script.path, script.text);
  write(mainScript.path, mainScript.text);
  // If a server runs beside the site, its `runtime.json` replaces this one.
  const packageUrl = provider.registryName ? undefined : packageOfSite;
  writeIn('runtime.json', `${JSON.stringify({ ...settings, packageUrl, inTab: root, inTabByDefault: true })}\n`);
  return {
    pages: pages.map(({ path, address, changed }) => ({ path, address, changed: changed?.toISOString() })),
    scripts: inlineScripts(),
    sheet: minified,
  };
}

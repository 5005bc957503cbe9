import type { Root } from 'hast';
import { referencePageAt } from '../../src/components/api/referencePages.ts';
import { siteWords } from '../../src/words/all.ts';
import type { Language } from '../languages.ts';
import { markdownPath } from '../markdown/address.ts';
import { mainText, type PageText } from '../markdown/convert.ts';
import { type PagePlace, pageFiles } from '../markdown/pageFiles.ts';
import { treeOf } from '../markdown/tree.ts';
import type { RenderedPage } from '../pages/renderPage.tsx';
import type { Write } from './folder.ts';

export interface ReadPage extends RenderedPage {
  tree: Root;
}

export const readPage = (page: RenderedPage): ReadPage => ({ ...page, tree: treeOf(page.main) });

export interface MarkdownPage {
  page: ReadPage;
  text: PageText;
  place: PagePlace;
}

/** Writes each page as Markdown at its path with `.md`, and again for each further language of its samples. */
export function writeMarkdown(write: Write, { locale, base }: Language, pages: readonly ReadPage[]): MarkdownPage[] {
  const words = siteWords[locale].chrome.markdown;
  return pages.flatMap((page) => {
    if (page.address.endsWith('.html') || referencePageAt(page.address)) return [];
    const text = mainText(page.tree, page.description, { page: page.path, panelWords: words.panel });
    if (!text) return [];
    const place = { page: page.path, markdown: base + markdownPath(page.address), list: `${base}llms.txt` };
    for (const [file, content] of pageFiles(text, place, words)) write(file.slice(base.length), content);
    return [{ page, text, place }];
  });
}

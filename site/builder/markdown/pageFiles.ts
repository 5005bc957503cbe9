import { markdownPathIn } from './address.ts';
import type { PageContent, PageText } from './convert.ts';
import { listName } from './llms.ts';

interface LineWords {
  page: string;
  samples: (language: string, others: string) => string;
}

/** Paths of a page, with the base path and a leading slash. */
export interface PagePlace {
  page: string;
  markdown: string;
  list: string;
}

/** Line below the title of a Markdown file: links to its page and to the list of all pages. */
export const pageLine = ({ page, list }: Omit<PagePlace, 'markdown'>, words: Pick<LineWords, 'page'>) =>
  `[${words.page}](${page}) · [${listName}](${list})`;

/**
 * Markdown files of a page by path: the main file, and one for each further language of its samples. A line below the
 * title links to the page, to the list of all pages and to the other files.
 */
export function pageFiles({ title, contents }: PageText, place: PagePlace, words: LineWords): [string, string][] {
  const pathOf = ({ language }: PageContent) =>
    language && language !== contents[0].language ? markdownPathIn(place.markdown, language.id) : place.markdown;
  return contents.map((content) => {
    const others = contents.filter((other) => other !== content);
    const links = others.map((other) => `[${other.language?.label}](${pathOf(other)})`).join(', ');
    const samples = links && ` · ${words.samples(content.language?.label ?? '', links)}`;
    const line = pageLine(place, words) + samples;
    return [pathOf(content), `# ${title}\n\n${line}\n\n${content.markdown}\n`];
  });
}

/** Part of a page in the text of all guides: its title, the path of its Markdown, and the brief text. */
export const pagePart = ({ title, brief }: PageText, { markdown }: PagePlace) =>
  `# ${title}\n\n${markdown}\n\n${brief}\n`;

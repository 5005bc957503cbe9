import type { Chapter } from './chapters.ts';
import type { PageText } from './convert.ts';

/** A link of the list: title, URL and description. */
export interface LlmsEntry {
  title: string;
  url: string;
  description?: string;
}

/** Texts of the list besides its links. */
export interface ListTexts {
  title: string;
  /** Summary of the site. */
  summary: string;
  /** Hint about further files. */
  hint: string;
}

const line = ({ title, url, description }: LlmsEntry) =>
  `- [${title}](${url})${description ? `: ${description}` : ''}`;

/** A list of the site for language models, as https://llmstxt.org describes it. */
export function llmsList(
  texts: ListTexts,
  sections: readonly { title: string; entries: LlmsEntry[] }[],
): string {
  const parts = sections
    .filter(({ entries }) => entries.length > 0)
    .map(({ title, entries }) => `## ${title}\n\n${entries.map(line).join('\n')}`);
  return `${[`# ${texts.title}`, `> ${texts.summary}`, texts.hint, ...parts].join('\n\n')}\n`;
}

/** Every page's text in one file, in the order of the chapters. */
export function llmsFull(
  texts: ListTexts,
  chapters: readonly Chapter[],
  pages: ReadonlyMap<string, PageText>,
): string {
  const all = chapters.flatMap((chapter) => chapter.pages.flatMap((page) => pages.get(page)?.markdown ?? []));
  return [`# ${texts.title}\n\n> ${texts.summary}\n\n${texts.hint}\n`, ...all].join('\n---\n\n');
}

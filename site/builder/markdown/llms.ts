export interface LlmsEntry {
  title: string;
  url: string;
  description?: string;
}

interface ListTexts {
  title: string;
  summary: string;
  /** Sentence about the content of the file and of the linked files. */
  hint: string;
}

const line = ({ title, url, description }: LlmsEntry) => `- [${title}](${url})${description ? `: ${description}` : ''}`;

export const listName = 'llms.txt';

/** List of the site for language models (https://llmstxt.org). */
export function llmsList(texts: ListTexts, sections: readonly { title: string; entries: LlmsEntry[] }[]): string {
  const parts = sections
    .filter(({ entries }) => entries.length > 0)
    .map(({ title, entries }) => `## ${title}\n\n${entries.map(line).join('\n')}`);
  return `${[`# ${texts.title}`, `> ${texts.summary}`, texts.hint, ...parts].join('\n\n')}\n`;
}

export function llmsFull(texts: ListTexts, pages: readonly string[]): string {
  return [`# ${texts.title}\n\n> ${texts.summary}\n\n${texts.hint}\n`, ...pages].join('\n---\n\n');
}

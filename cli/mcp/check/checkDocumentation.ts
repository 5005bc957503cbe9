import { controlOperations } from '@balcao/contract/control/controlOperations.ts';
import { streamOperations } from '@balcao/contract/control/liveEvents.ts';
import { operations } from '@balcao/contract/operations.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import { unpackDocuments } from '@balcao/site/src/search/packDocuments.ts';
import { createDocumentation, type DocumentationFile } from '../documentation/documentation.ts';
import { knownCodes } from '../results/explainCode.ts';
import { mostCharacters } from '../results/toolResult.ts';
import { readingOf, readPage } from '../tools/documentation.ts';
import type { ToolContext } from '../tools/tool.ts';

const known: Readonly<Record<string, ReadonlySet<string>>> = {
  describe_operation: new Set(Object.keys({ ...operations, ...controlOperations, ...streamOperations })),
  explain_error: new Set(knownCodes),
};

/** Whether a link leads to a page without text to read: a page of pictures, or the start of a reference. */
const isUnread = (href: string) => /^\/(sandbox-)?api(#|$)/.test(href);

/** Reads every page that a search can find. Returns a message for each unreadable one. */
export async function checkDocumentation(file: DocumentationFile, locale: Locale): Promise<string[]> {
  const documentation = createDocumentation(async () => file);
  const context = { documentation } as ToolContext;

  async function problemWith(reading: string): Promise<string | undefined> {
    const [tool = '', page = '', , ...section] = reading.split(' ');
    if (known[tool]) return known[tool].has(page) ? undefined : 'there is nothing of that name';
    const asked = { page, language: locale, ...(section.length > 0 && { section: section.join(' ') }) };
    const { text, isError } = await readPage.run(context, readPage.input.parse(asked));
    if (isError) return text.split('\n')[0];
    return text.length > mostCharacters ? `it is ${text.length} characters long` : undefined;
  }

  const problems: string[] = [];
  for (const document of unpackDocuments(file.documents.documents)) {
    const reading = readingOf(document);
    if (reading.startsWith('read_page') && isUnread(document.href)) continue;
    const problem = await problemWith(reading);
    if (problem) problems.push(`${locale}: "${reading}": ${problem}`);
  }
  return problems;
}

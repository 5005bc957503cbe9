import { toMarkdown } from '@balcao/reference/markdown/toMarkdown.ts';
import {
  markdownFile,
  referencePageIds,
  referencePages,
  samplesFile,
} from '../../src/components/api/referencePages.ts';
import { referenceParts } from '../../src/components/api/referenceParts.ts';
import { siteWords } from '../../src/words/all.ts';
import { derivedFile, descriptionsIn, factsIn } from '../data/contract.ts';
import { pageDataIn } from '../data/pageData.ts';
import { type Language, pathIn } from '../languages.ts';
import { pageLine } from '../markdown/pageFiles.ts';
import type { Write } from './folder.ts';

/** Writes what belongs to the reference beside its pages: descriptions, collection, Markdown, samples in other languages. */
export function writeReferences(write: Write, language: Language): void {
  const { locale, base } = language;
  const { reference: words, chrome } = siteWords[locale];
  const recorded = pageDataIn(locale).reference();
  write('postman.json', derivedFile('postman', locale));
  for (const page of referencePageIds) {
    const { path, file } = referencePages[page];
    write(file, `${JSON.stringify(descriptionsIn(locale)(page), null, 2)}\n`);
    const calls = Object.entries(recorded[page].calls).map(([id, { requestHtml }]) => [id, requestHtml]);
    write(samplesFile(page), JSON.stringify(Object.fromEntries(calls)));
    const markdown = toMarkdown(referenceParts(page, factsIn(locale), words, recorded[page]));
    const line = pageLine({ page: pathIn(language, path), list: `${base}llms.txt` }, chrome.markdown);
    // Below the title, as on every page.
    write(
      markdownFile(page),
      markdown.replace('\n', () => `\n\n${line}\n`),
    );
  }
}

import { toOpenApi30 } from '@balcao/openapi/openApi30.ts';
import { toMarkdown } from '@balcao/reference/markdown/toMarkdown.ts';
import { stringify } from 'yaml';
import {
  descriptionFile,
  descriptionForms,
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

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** YAML with the quotes of version 1.1, in which an unquoted date or `no` is not a string. */
const yaml = (value: unknown) => stringify(value, { version: '1.1', aliasDuplicateObjects: false, lineWidth: 0 });

/** Writes the reference's files besides its pages: descriptions, collection, Markdown, samples per language. */
export function writeReferences(write: Write, language: Language): void {
  const { locale, base } = language;
  const { reference: words, chrome } = siteWords[locale];
  const recorded = pageDataIn(locale).reference();
  write('postman.json', derivedFile('postman', locale));
  for (const page of referencePageIds) {
    const { path } = referencePages[page];
    const document = descriptionsIn(locale)(page);
    const versions = { '3.1': document, '3.0': toOpenApi30(document) };
    for (const form of descriptionForms) {
      const writeAs = form.ending.endsWith('.yaml') ? yaml : json;
      write(descriptionFile(page, form), writeAs(versions[form.version]));
    }
    const calls = Object.entries(recorded[page].calls).map(([id, { requestHtml }]) => [id, requestHtml]);
    write(samplesFile(page), JSON.stringify(Object.fromEntries(calls)));
    const markdown = toMarkdown(referenceParts(page, factsIn(locale), words, recorded[page]));
    const line = pageLine({ page: pathIn(language, path), list: `${base}llms.txt` }, chrome.markdown);
    // Places the links below the title, as on every page.
    write(
      markdownFile(page),
      markdown.replace('\n', () => `\n\n${line}\n`),
    );
  }
}

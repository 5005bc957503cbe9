import type { Facts } from '@balcao/contract/facts/build.ts';
import { toOpenApi30 } from '@balcao/openapi/openApi30.ts';
import { readDescription } from '@balcao/reference/description/readDescription.ts';
import { type MarkdownContent, toMarkdown } from '@balcao/reference/markdown/toMarkdown.ts';
import { stringify } from 'yaml';
import type { SiteLocale } from '../../locales.ts';
import { pageErrors } from '../../src/components/api/errorEntries.ts';
import {
  descriptionFile,
  descriptionForms,
  markdownFile,
  type ReferencePageId,
  referencePageIds,
  referencePages,
  samplesFile,
} from '../../src/components/api/referencePages.ts';
import { siteWords } from '../../src/words/all.ts';
import { derivedFile, descriptionsIn, factsIn } from '../data/contract.ts';
import { pageDataIn } from '../data/modules.ts';
import type { RecordedPages } from '../data/reference.ts';
import { type Language, pathIn } from '../languages.ts';
import { pageLine } from '../markdown/pageFiles.ts';
import type { Write } from './folder.ts';

interface MarkdownInputs {
  facts: Facts;
  locale: SiteLocale;
  recorded: RecordedPages;
}

type Own = Pick<MarkdownContent, 'texts' | 'errors' | 'showsBodies'>;

/** A page of the reference as Markdown in one language, from the same parts as the page. */
function referenceMarkdown(page: ReferencePageId, { facts, locale, recorded }: MarkdownInputs): string {
  const words = siteWords[locale].reference;
  const reference = readDescription(recorded[page].description, referencePages[page].shownBase);
  const made = {
    tables: { api: facts.errors, sandbox: facts.control.catalogue },
    reference,
    words: words.provocation,
  };
  const own: Record<ReferencePageId, () => Own> = {
    api: () => ({
      texts: words.reference,
      errors: pageErrors('api', { ...made, api: reference }),
    }),
    sandbox: () => ({
      texts: { ...words.reference, ...words.sandboxReference },
      errors: pageErrors('sandbox', {
        ...made,
        api: readDescription(recorded.api.description, referencePages.api.base),
      }),
      showsBodies: true,
    }),
  };
  return toMarkdown({ reference, samples: recorded[page].calls, ...own[page]() });
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Quoted for readers of YAML 1.1, to which a date or `no` is no text. */
const yaml = (value: unknown) =>
  stringify(value, { version: '1.1', aliasDuplicateObjects: false, lineWidth: 0 });

/** Writes what belongs to the reference beside its pages: descriptions, collection, Markdown, samples in other languages. */
export function writeReferences(write: Write, language: Language): void {
  const { locale, base } = language;
  const recorded = pageDataIn(locale).reference();
  const facts = factsIn(locale);
  const words = siteWords[locale].chrome.markdown;
  write('postman.json', derivedFile('postman', locale));
  for (const page of referencePageIds) {
    const document = descriptionsIn(locale)(page);
    const versions = { '3.1': document, '3.0': toOpenApi30(document) };
    for (const form of descriptionForms) {
      const writeAs = form.ending.endsWith('.yaml') ? yaml : json;
      write(descriptionFile(page, form), writeAs(versions[form.version]));
    }
    const calls = Object.entries(recorded[page].calls).map(([id, { requestHtml }]) => [id, requestHtml]);
    write(samplesFile(page), JSON.stringify(Object.fromEntries(calls)));
    const line = pageLine(
      { page: pathIn(language, referencePages[page].path), list: `${base}llms.txt` },
      words,
    );
    const markdown = referenceMarkdown(page, { facts, locale, recorded });
    // Below the title, as on every page.
    write(
      markdownFile(page),
      markdown.replace('\n', () => `\n\n${line}\n`),
    );
  }
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Facts } from '@balcao/contract/facts/build.ts';
import { readDescription } from '@balcao/reference/description/readDescription.ts';
import { type MarkdownContent, toMarkdown } from '@balcao/reference/markdown/toMarkdown.ts';
import { pageErrors } from '../../src/components/api/pageErrors.ts';
import { type ReferencePageId, referencePages } from '../../src/components/api/referencePages.ts';
import type { SiteLocale } from '../locale.ts';
import { siteWords } from '../words.ts';
import type { RecordedPages } from './samples.ts';

interface MarkdownInputs {
  /** Folder of the facts. */
  generated: string;
  locale: SiteLocale;
  recorded: RecordedPages;
}

type Own = Pick<MarkdownContent, 'texts' | 'errors' | 'showsBodies'>;

/** A page of the reference as Markdown in one language, from the same parts as the page. */
export function referenceMarkdown(
  page: ReferencePageId,
  { generated, locale, recorded }: MarkdownInputs,
): string {
  const words = siteWords[locale].reference;
  const facts = JSON.parse(readFileSync(path.join(generated, `facts.${locale}.json`), 'utf8')) as Facts;
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

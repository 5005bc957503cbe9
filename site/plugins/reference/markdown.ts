import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readDescription } from '@balcao/reference/description/readDescription.ts';
import { toMarkdown } from '@balcao/reference/markdown/toMarkdown.ts';
import { type ErrorTable, errorEntries } from '../../src/components/api/errorEntries.ts';
import type { SiteLocale } from '../locale.ts';
import { siteWords } from '../words.ts';
import type { RecordedContent } from './samples.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The reference as Markdown in one language, from the same parts as the page. */
export function referenceMarkdown(siteDir: string, locale: SiteLocale, content: RecordedContent): string {
  const words = siteWords[locale].reference;
  const facts = read(path.join(siteDir, `../contract/generated/facts.${locale}.json`)) as {
    errors: ErrorTable;
  };
  const reference = readDescription(content.description);
  return toMarkdown({
    reference,
    texts: words.reference,
    errors: errorEntries(facts.errors, reference, words.provocation),
    samples: content.calls,
  });
}

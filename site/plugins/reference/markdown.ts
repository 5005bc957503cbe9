import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readDescription } from '@balcao/reference/description/readDescription.ts';
import { toMarkdown } from '@balcao/reference/markdown/toMarkdown.ts';
import { type ErrorTable, errorEntries } from '../../src/components/api/errorEntries.ts';
import { referenceTexts, type Translate } from '../../src/components/api/referenceTexts.ts';
import type { SiteLocale } from '../locale.ts';
import type { RecordedContent } from './samples.ts';

type Messages = Record<string, { message: string }>;

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The reference as Markdown in one language, from the same parts as the page. */
export function referenceMarkdown(siteDir: string, locale: SiteLocale, content: RecordedContent): string {
  const messages = read(path.join(siteDir, `i18n/${locale}/code.json`)) as Messages;
  const facts = read(path.join(siteDir, `../contract/generated/facts.${locale}.json`)) as {
    errors: ErrorTable;
  };
  const say: Translate = ({ id, message }) => messages[id]?.message ?? message;
  const reference = readDescription(content.description);
  return toMarkdown({
    reference,
    texts: referenceTexts(say),
    errors: errorEntries(facts.errors, reference, say),
    samples: content.calls,
  });
}

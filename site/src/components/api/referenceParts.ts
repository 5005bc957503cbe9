import type { Facts } from '@balcao/contract/facts/buildFacts.ts';
import type { MarkdownContent } from '@balcao/reference/markdown/toMarkdown.ts';
import type * as referenceWords from '@words/reference.ts';
import type { RecordedContent } from '../../../builder/data/referenceData.ts';
import { pageErrors } from './errorEntries.ts';
import type { ReferencePageId } from './referencePages.ts';

export function referenceParts(
  page: ReferencePageId,
  facts: Facts,
  words: Pick<typeof referenceWords, 'provocation' | 'reference' | 'sandboxReference'>,
  { reference, calls }: RecordedContent,
  hrefOf?: (path: string) => string,
): MarkdownContent {
  const isSandbox = page === 'sandbox';
  return {
    reference,
    texts: { ...words.reference, ...(isSandbox && words.sandboxReference) },
    errors: pageErrors(page, facts, words.provocation, hrefOf),
    samples: calls,
    showsBodies: isSandbox,
  };
}

import { createHash } from 'node:crypto';
import type { DocumentsFile, IndexFile } from '../../src/search/document.ts';
import { writeTextIndex } from '../../src/search/indexing.ts';
import type { SearchLanguage } from '../../src/search/languages/language.ts';
import type { SearchEntry } from './documents.ts';

/** The two index files of a language. */
export function searchFiles(
  entries: readonly SearchEntry[],
  language: SearchLanguage,
): { documents: DocumentsFile; index: IndexFile } {
  const documents = entries.map(({ document }) => document);
  const texts = entries.map(({ text }) => text);
  const stamp = createHash('sha256').update(JSON.stringify(entries)).digest('hex').slice(0, 12);
  const index = writeTextIndex(texts, language);
  return { documents: { stamp, documents }, index: { stamp, texts, index } };
}

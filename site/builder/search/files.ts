import { createHash } from 'node:crypto';
import type { DocumentsFile, TextsFile } from '../../src/search/document.ts';
import { packDocuments } from '../../src/search/packDocuments.ts';
import type { SearchEntry } from './documents.ts';

export function searchContents(entries: readonly SearchEntry[]): {
  documents: DocumentsFile;
  texts: TextsFile;
} {
  const documents = packDocuments(entries.map(({ document }) => document));
  const texts = entries.map(({ text }) => text);
  const stamp = createHash('sha256').update(JSON.stringify(entries)).digest('hex').slice(0, 12);
  const asked = entries.map((entry) => entry.asked ?? '');
  return { documents: { stamp, documents }, texts: { stamp, texts, asked } };
}

import { yieldOnce } from '../domain/pace.ts';

/** Characters that are parsed before others go on: a page of the largest documents has several millions. */
const charactersAtOnce = 1_000_000;

/** What the documents of rows say. */
export async function documentsOf<T>(rows: readonly { document: string }[]): Promise<T[]> {
  const documents: T[] = [];
  let left = charactersAtOnce;
  for (const { document } of rows) {
    documents.push(JSON.parse(document));
    left -= document.length;
    if (left > 0) continue;
    await yieldOnce();
    left = charactersAtOnce;
  }
  return documents;
}

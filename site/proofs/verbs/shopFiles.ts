import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { at } from '../../../tools/run/paths.mjs';

/** A file of the repository, by its path from the root. */
export const read = (path: string) => readFileSync(at(path), 'utf8');

/** What the tests do that follow the guides on tests of a shop. */
export const followed = read('cli/package/shopFolder.ts');

/** Expects that a page shows the files of a language that the tests copy, and that there are so many. */
export function showsFiles(page: string, ending: string, count: number): void {
  const copied = [...followed.matchAll(/'(examples\/[\w/.-]+)'/g)].map(([, file = '']) => file);
  const files = copied.filter((file) => file.endsWith(ending));
  expect(files).toHaveLength(count);
  for (const file of files) expect(page).toContain(`<SourceFile is="${file}" />`);
}

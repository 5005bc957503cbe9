import { readFileSync } from 'node:fs';
import { at } from '../../../tools/run/paths.mjs';

/** A file of the repository, by its path from the root. */
export const read = (path: string) => readFileSync(at(path), 'utf8');

/** What the tests do that follow the guides on tests of a shop. */
export const followed = read('cli/package/shopFolder.ts');

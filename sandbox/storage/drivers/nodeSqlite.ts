import type { FileConnection } from './sqliteConnection.ts';

/** Pages of 4 KB per step of a copy. */
const pagesAtOnce = 1000;

/**
 * Opens a file with Node's built-in module, or a package with its interface.
 * @param sqlite that module
 * @param file path, or `:memory:`
 */
export function openByNode(
  { DatabaseSync, backup }: Pick<typeof import('@photostructure/sqlite'), 'DatabaseSync' | 'backup'>,
  file: string,
): FileConnection {
  const database = new DatabaseSync(file);
  return Object.assign(database, {
    // Asynchronous, since another thread makes the copy.
    copyTo: async (copy: string) => void (await backup(database, copy, { rate: pagesAtOnce })),
  });
}

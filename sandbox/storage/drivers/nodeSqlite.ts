import type { FileConnection } from './sqliteConnection.ts';

/** Pages of 4 KB copied in one step of a backup. */
const pagesAtOnce = 1000;

/**
 * Opens a file with Node's built-in module, or with a package that has the same interface.
 * @param sqlite the module
 * @param file path, or `:memory:`
 */
export function openByNode(
  { DatabaseSync, backup }: Pick<typeof import('@photostructure/sqlite'), 'DatabaseSync' | 'backup'>,
  file: string,
): FileConnection {
  const database = new DatabaseSync(file);
  return Object.assign(database, {
    // Asynchronous, because the copy is made by another thread.
    copyTo: async (copy: string) => void (await backup(database, copy, { rate: pagesAtOnce })),
  });
}

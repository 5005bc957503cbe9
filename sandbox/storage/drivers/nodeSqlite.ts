import type { FileConnection } from './sqliteConnection.ts';

/** Pages of 4 KB that a copy takes at once. */
const pagesAtOnce = 1000;

/**
 * Opens a file by Node's built-in module, or by a package with its interface.
 * @param sqlite that module
 * @param file path, or `:memory:`
 */
export function openByNode(
  { DatabaseSync, backup }: Pick<typeof import('@photostructure/sqlite'), 'DatabaseSync' | 'backup'>,
  file: string,
): FileConnection {
  const database = new DatabaseSync(file);
  return Object.assign(database, {
    // The event loop goes on, since the copy is made in another thread.
    copyTo: async (copy: string) => void (await backup(database, copy, { rate: pagesAtOnce })),
  });
}

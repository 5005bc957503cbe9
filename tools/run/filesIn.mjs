import { readdirSync } from 'node:fs';

/**
 * Paths of files in a folder and its subfolders, relative to the folder.
 * @param {string} folder
 * @param {string} ending ending of the names
 */
export const filesIn = (folder, ending) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));

import { readdirSync } from 'node:fs';

/**
 * Paths of files below a folder, relative to it.
 * @param {string} folder
 * @param {string} ending of their names
 */
export const filesIn = (folder, ending) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));

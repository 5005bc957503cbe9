import { readdirSync } from 'node:fs';

/**
 * Files in a folder and those inside it, as paths below it.
 * @param {string} folder
 * @param {string} ending how their names end
 */
export const filesIn = (folder, ending) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));

import { copyFileSync, linkSync, rmSync } from 'node:fs';

/**
 * Gives a file a second name; a copy where the file system has no links.
 * @param {string} file
 * @param {string} name
 */
export function linkFile(file, name) {
  rmSync(name, { force: true });
  try {
    linkSync(file, name);
  } catch {
    copyFileSync(file, name);
  }
}

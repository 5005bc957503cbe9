import { copyFileSync, linkSync, rmSync } from 'node:fs';

/**
 * Creates a hard link, or a copy on a file system without links.
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

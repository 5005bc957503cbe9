import { copyFileSync, linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a hard link, or a copy if the file system has no links.
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

/**
 * Writes a file atomically, so that readers see either the old or the new contents.
 * @param {string} path missing folders are created
 * @param {string | Uint8Array} contents
 */
export function replaceFile(path, contents) {
  const unfinished = `${path}.${process.pid}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(unfinished, contents);
  renameSync(unfinished, path);
}

import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file atomically: readers see the old or the new contents.
 * @param {string} path missing folders are created
 * @param {string | Uint8Array} contents
 */
export function replaceFile(path, contents) {
  const unfinished = `${path}.${process.pid}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(unfinished, contents);
  renameSync(unfinished, path);
}

import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file in one step: a process that reads it meanwhile meets the old contents or the new.
 * @param {string} path its folder is made where it is missing
 * @param {string | Uint8Array} contents
 */
export function replaceFile(path, contents) {
  const unfinished = `${path}.${process.pid}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(unfinished, contents);
  renameSync(unfinished, path);
}

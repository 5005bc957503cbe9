import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { privateFolder } from './privateFile.ts';

/**
 * Makes a folder and those above it that are missing, for their owner alone. Node's recursive mkdir never returns where the system answers
 * ENOENT for a folder whose parent exists, as below /proc.
 * @throws the error of the system, at the first folder that cannot be made
 */
export function makePrivateFolder(path: string): void {
  if (existsSync(path)) return;
  const above = dirname(path);
  if (above !== path) makePrivateFolder(above);
  try {
    mkdirSync(path, { mode: privateFolder });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!existsSync(path)) throw error;
  }
}

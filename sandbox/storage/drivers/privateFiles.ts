import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/** Mode of a folder that only its owner may enter: the data hold keys and calls. */
const privateFolder = 0o700;

/** Mode of a file that only its owner may read, whatever the umask of the process. */
export const privateFile = 0o600;

/** Creates an empty file that only its owner may read; one that exists stays as it is. */
export const createPrivateFile = (file: string): void => closeSync(openSync(file, 'a', privateFile));

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

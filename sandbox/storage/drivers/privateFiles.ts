import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/** Folder mode that admits only the owner, because the data contain keys and requests. */
const privateFolder = 0o700;

/** File mode that admits only the owner, whatever the umask of the process. */
export const privateFile = 0o600;

/** Creates an empty file that only its owner may read; an existing file is unchanged. */
export const createPrivateFile = (file: string): void => closeSync(openSync(file, 'a', privateFile));

/**
 * Creates a folder and its missing parents for their owner alone. Avoids Node's recursive mkdir, which never returns if
 * the system reports ENOENT for a folder whose parent exists, as below /proc.
 * @throws the system's error for the first folder that cannot be created
 */
export function makePrivateFolder(path: string): void {
  if (existsSync(path)) return;
  const above = dirname(path);
  if (above !== path) makePrivateFolder(above);
  try {
    mkdirSync(path, { mode: privateFolder });
  } catch (error) {
    // Another process may have created the folder in the meantime.
    if (!existsSync(path)) throw error;
  }
}

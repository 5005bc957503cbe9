import { closeSync, openSync } from 'node:fs';

/** Mode of a folder that only its owner may enter: the data hold keys and calls. */
export const privateFolder = 0o700;

/** Mode of a file that only its owner may read, whatever the umask of the process. */
export const privateFile = 0o600;

/** Creates an empty file that only its owner may read; one that exists stays as it is. */
export const createPrivateFile = (file: string): void => closeSync(openSync(file, 'a', privateFile));

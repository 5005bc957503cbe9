import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivateFolder, privateFile } from '../storage/drivers/privateFiles.ts';

/**
 * Makes the data folder and writes a file in it, as the database will have to.
 * @returns why it cannot be used; undefined where it can
 */
export function prepareDataDir(dataDir: string): string | undefined {
  const probe = join(dataDir, `.write-${process.pid}`);
  try {
    makePrivateFolder(dataDir);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    return (error as Error).message;
  }
}

/**
 * Writes the number of this process into the data folder, so that an operator can send it a signal, and takes it away
 * at the end. One process at a time uses the folder.
 */
export function writeProcessId(dataDir: string): void {
  const file = join(dataDir, 'sandbox.pid');
  // One that a killed process left keeps the mode that it had.
  rmSync(file, { force: true });
  writeFileSync(file, `${process.pid}\n`, { mode: privateFile });
  process.once('exit', () => rmSync(file, { force: true }));
}

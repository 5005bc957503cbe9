import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../storage/drivers/makeFolder.ts';

/**
 * Makes the data folder and writes a file in it, as the database will have to.
 * @returns why it cannot be used; undefined where it can
 */
export function prepareDataDir(dataDir: string): string | undefined {
  const probe = join(dataDir, `.write-${process.pid}`);
  try {
    makeFolder(dataDir);
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
  writeFileSync(file, `${process.pid}\n`);
  process.once('exit', () => rmSync(file, { force: true }));
}

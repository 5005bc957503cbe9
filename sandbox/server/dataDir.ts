import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivateFolder, privateFile } from '../storage/drivers/privateFiles.ts';

/** Makes the data folder and writes into it, as the database will; returns why that cannot be done. */
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

/** Writes the process id into the data folder, for signals to the one process that uses it, until the end. */
export function writeProcessId(dataDir: string): void {
  const file = join(dataDir, 'sandbox.pid');
  // One that a killed process left keeps the mode that it had.
  rmSync(file, { force: true });
  writeFileSync(file, `${process.pid}\n`, { mode: privateFile });
  process.once('exit', () => rmSync(file, { force: true }));
}

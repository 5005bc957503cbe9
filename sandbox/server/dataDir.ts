import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivateFolder, privateFile } from '../storage/drivers/privateFiles.ts';

/** Creates the data folder and tests it with a write; returns the reason of a failure. */
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

/** Writes the process id into the data folder until the end, for signals to the process that uses it. */
export function writeProcessId(dataDir: string): void {
  const file = join(dataDir, 'sandbox.pid');
  // A file left by a killed process would keep its mode.
  rmSync(file, { force: true });
  writeFileSync(file, `${process.pid}\n`, { mode: privateFile });
  process.once('exit', () => rmSync(file, { force: true }));
}

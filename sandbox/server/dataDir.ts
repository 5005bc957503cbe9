import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makePrivateFolder, privateFile } from '../storage/drivers/privateFiles.ts';

/** Creates the data folder and writes to it as a test. Returns the reason for a failure. */
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

/** Writes the process id into the data folder until the process ends, so that signals can be sent to it. */
export function writeProcessId(dataDir: string): void {
  const file = join(dataDir, 'sandbox.pid');
  // Writing to a file left by a killed process would keep its mode.
  rmSync(file, { force: true });
  writeFileSync(file, `${process.pid}\n`, { mode: privateFile });
  process.once('exit', () => rmSync(file, { force: true }));
}

import { renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../storage/drivers/makeFolder.ts';

/** A name that sorts by time: `sandbox-20260115T100000123Z.db`. */
const nameAt = (now: number) => `sandbox-${new Date(now).toISOString().replace(/[-:.]/g, '')}.db`;

/** Writes one backup after the other; fulfils with path and size in bytes of the copy. */
export type Backups = () => Promise<{ file: string; bytes: number }>;

/**
 * Makes the function that writes one backup after the other into `backups` of the data folder. A copy gets its name
 * when it is complete, so that a file of that name can be restored.
 * @param copyTo writes a complete copy of the database to a file that does not exist
 */
export function createBackups(
  dataDir: string,
  copyTo: (file: string) => Promise<void>,
  clock: { now(): number } = Date,
): Backups {
  const folder = join(dataDir, 'backups');
  let last: Promise<unknown> = Promise.resolve();

  async function write() {
    const file = join(folder, nameAt(clock.now()));
    const partial = `${file}.partial`;
    makeFolder(folder);
    try {
      await copyTo(partial);
      renameSync(partial, file);
    } catch (error) {
      rmSync(partial, { force: true });
      throw error;
    }
    return { file, bytes: statSync(file).size };
  }

  return () => {
    const next = last.catch(() => undefined).then(write);
    last = next;
    return next;
  };
}

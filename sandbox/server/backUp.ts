import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { WrittenBackup } from '../http/admin/adminContext.ts';
import { createPrivateFile, makePrivateFolder } from '../storage/drivers/privateFiles.ts';

/** File name that sorts by time, such as `sandbox-20260115T100000123Z.db`. */
const nameAt = (now: number) => `sandbox-${new Date(now).toISOString().replace(/[-:.]/g, '')}.db`;

export type Backups = () => Promise<WrittenBackup>;

/** Writes backups into `backups`, one at a time. A file gets its name when it is complete. */
export function createBackups(
  dataDir: string,
  copyTo: (file: string) => Promise<void>,
  clock: { now(): number } = Date,
): Backups {
  const folder = join(dataDir, 'backups');
  let last: ReturnType<Backups> | undefined;

  async function write(): ReturnType<Backups> {
    const file = join(folder, nameAt(clock.now()));
    const partial = `${file}.partial`;
    try {
      makePrivateFolder(folder);
      createPrivateFile(partial);
      await copyTo(partial);
      renameSync(partial, file);
      return { file, bytes: statSync(file).size };
    } catch (error) {
      if (existsSync(partial)) rmSync(partial);
      return { unwritten: (error as Error).message };
    }
  }

  return () => {
    last = last ? last.then(write) : write();
    return last;
  };
}

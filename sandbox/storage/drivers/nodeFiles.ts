import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { privateFile } from './privateFiles.ts';
import type { VfsFile, VfsFiles } from './wasmVfs.ts';

/** Files locked by this process. Its id in a lock file is no proof: in a container, a dead process may have had it. */
const held = new Set<string>();

/** Excludes killed processes, which stay in the process table until their parent reaps them (proc(5), state Z). */
function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return process.platform !== 'linux' || !/\) [ZX] /.test(readFileSync(`/proc/${id}/stat`, 'utf8'));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether the process named in a lock file is running. Node has no file locks that end with their process. */
function isHeld(file: string): boolean {
  const holder = Number(readFileSync(file, 'utf8'));
  return holder === process.pid ? held.has(file) : holder > 0 && isRunning(holder);
}

/** Locks a file by writing this process's id to a file beside it. @returns false if another process holds the lock */
function take(file: string): boolean {
  if (held.has(file)) return false;
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx', mode: privateFile });
  } catch {
    if (!existsSync(file) || isHeld(file)) return false;
    rmSync(file, { force: true });
    return take(file);
  }
  held.add(file);
  return true;
}

function openFile(name: string, isCreated: boolean): VfsFile {
  const descriptor = openSync(name, constants.O_RDWR | (isCreated ? constants.O_CREAT : 0), privateFile);
  const lockFile = `${name}.lock`;
  let isOwn = false;
  function lock(isTaken: boolean): boolean {
    if (isTaken) isOwn ||= take(lockFile);
    else if (isOwn) {
      held.delete(lockFile);
      rmSync(lockFile, { force: true });
      isOwn = false;
    }
    return isOwn;
  }
  return {
    lock,
    bytes: () => fstatSync(descriptor).size,
    read(into, at) {
      const count = readSync(descriptor, into, 0, into.length, at);
      into.fill(0, count);
      return count === into.length;
    },
    write(from, at) {
      for (let count = 0; count < from.length; )
        count += writeSync(descriptor, from, count, from.length - count, at + count);
    },
    truncate: (bytes) => ftruncateSync(descriptor, bytes),
    sync: () => fsyncSync(descriptor),
    close() {
      lock(false);
      closeSync(descriptor);
    },
  };
}

/** Files on disk, for SQLite in WebAssembly. */
export const nodeFiles: VfsFiles = {
  open: openFile,
  exists: existsSync,
  remove: (name) => rmSync(name, { force: true }),
};

import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether this process may mount a disk: on Linux as root, and in not every container. @returns {boolean} */
export function canMount() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    mountSmallDisk(join(tmpdir(), `balcao-mount-${process.pid}`), 1).unmount();
    return true;
  } catch {
    return false;
  }
}

/** A disk in memory that fills up at a size. @param {string} folder @param {number} megabytes */
export function mountSmallDisk(folder, megabytes) {
  mkdirSync(folder, { recursive: true });
  mustRun('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    /** Leaves no room for anything. */
    fill() {
      const block = Buffer.alloc(65_536);
      try {
        for (;;) writeFileSync(ballast, block, { flag: 'a' });
      } catch {
        // The disk is full, which is what was wanted.
      }
    },
    empty: () => rmSync(ballast, { force: true }),
    unmount() {
      mustRun('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @param {string} command @param {string[]} args */
function mustRun(command, args) {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
}

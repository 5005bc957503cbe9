import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether this process can mount a disk, as root on Linux, except in some containers. @returns {boolean} */
export function canMount() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    mountSmallDisk(join(tmpdir(), `balcao-mount-${process.pid}`), 1).unmount();
    return true;
  } catch {
    return false;
  }
}

/** Mounts an in-memory disk of limited size. @param {string} folder @param {number} megabytes */
export function mountSmallDisk(folder, megabytes) {
  mkdirSync(folder, { recursive: true });
  mustRun('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill() {
      const block = Buffer.alloc(65_536);
      try {
        for (;;) writeFileSync(ballast, block, { flag: 'a' });
      } catch {
        // The disk is now full, as intended.
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

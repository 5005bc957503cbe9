import { existsSync } from 'node:fs';
import { runChild } from '../run/children.mjs';

/** Installs packages without a prompt, on Debian as root. @param {string[]} packages */
export const installOnDebian =
  (...packages) =>
  /** @param {(line: string) => void} onLine */
  async (onLine) => {
    if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    // If another stage is installing packages, waits for the lock.
    const patient = ['-o', 'DPkg::Lock::Timeout=300'];
    await runChild('apt-get', [...patient, 'update', '-qq'], { env, onLine });
    const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
    await runChild('apt-get', [...patient, ...install], { env, onLine });
  };

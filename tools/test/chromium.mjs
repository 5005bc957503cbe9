import { existsSync } from 'node:fs';
import { runChild } from '../run/children.mjs';

/**
 * Installs Chromium where that needs no question asked: on Debian, as root. Elsewhere it does nothing.
 * @param {(line: string) => void} onLine
 */
export async function installChromium(onLine) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runChild('apt-get', ['update', '-qq'], { env, onLine });
  await runChild('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env, onLine });
}

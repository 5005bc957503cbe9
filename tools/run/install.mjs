import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runChild } from './children.mjs';
import { root } from './paths.mjs';
import { Problem } from './problem.mjs';

/** Omits the packages for tests and checks, which are half of all packages. */
const withoutDev = '--omit=dev';

/**
 * Installs the missing packages that a build or a start needs.
 * @returns {Promise<boolean>} whether anything was installed
 */
export const installMissing = () => installLocked(root, [withoutDev]);

/** Installs all missing packages, including those for tests and checks. */
export const installAll = () => installLocked(root);

/**
 * Installs the packages of a folder that has its own package.json.
 * @param {string} folder
 * @param {string[]} [options] options of `npm ci`
 * @returns {Promise<boolean>} whether anything was installed
 */
export async function installLocked(folder, options = []) {
  const lock = join(folder, 'package-lock.json');
  const wanted = readLock(lock);
  if (!wanted) throw new Problem(`${lock} is missing or broken. Restore it from the repository.`);
  const asked = options.includes(withoutDev) ? neededAtRun(wanted) : wanted;
  if (isInstalled(asked, readLock(join(folder, 'node_modules', '.package-lock.json')))) return false;
  console.log('Installing packages (npm ci). The first time takes a minute or two.');
  const args = ['ci', ...options, '--no-audit', '--no-fund', '--loglevel=error'];
  const [command, given, shell] = npmCommand(args);
  const code = await runChild(command, given, { cwd: folder, shell });
  if (code !== 0) throw new Problem('The packages could not be installed; npm says why above.');
  return true;
}

/** @param {Record<string, LockEntry>} wanted */
const neededAtRun = (wanted) => Object.fromEntries(Object.entries(wanted).filter(([, { dev }]) => !dev));

/**
 * Whether npm's record in node_modules matches the lock file. Packages for other systems are optional and absent.
 * @param {Record<string, LockEntry>} wanted
 * @param {Record<string, LockEntry> | undefined} installed npm's record, which is missing after a broken installation
 */
export function isInstalled(wanted, installed) {
  if (!installed) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const there = installed[path];
    if (!there) return Boolean(entry.optional || entry.devOptional);
    return there.version === entry.version && there.integrity === entry.integrity;
  });
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }} LockEntry
 * @param {string} path
 * @returns {Record<string, LockEntry> | undefined}
 */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * npm that started this process, or npm on the path. On Windows that is a `.cmd` file, which needs a shell.
 * @param {string[]} args
 * @returns {[string, string[], boolean]}
 */
export function npmCommand(args) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('npm-cli.js')) return [process.execPath, [script, ...args], false];
  return ['npm', args, process.platform === 'win32'];
}

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

import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPackage } from '../../tools/run/cli.mjs';
import { at } from '../../tools/run/paths.mjs';

/** @param {string[]} args @param {string} cwd */
const npm = (args, cwd) =>
  execFileSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], { cwd, encoding: 'utf8' });

/**
 * Packs the package `balcao`, and installs it into a folder with other packages.
 * @param {string} folder empty
 * @param {readonly string[]} others as npm names them: `node@20.19.0`
 * @returns the folder of the installed modules, and the script that is the command `balcao`
 */
export async function installPackage(folder, others = []) {
  await buildPackage();
  const archives = join(folder, 'archive');
  mkdirSync(archives, { recursive: true });
  const packed = npm(['pack', '--json', '--ignore-scripts', '--pack-destination', archives], at('cli'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  npm(['install', join(archives, JSON.parse(packed)[0].filename)], folder);
  for (const other of others) npm(['install', other], folder);
  const modules = join(folder, 'node_modules');
  return { modules, command: join(modules, 'balcao', 'build', 'balcao.mjs') };
}

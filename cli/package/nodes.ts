import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { at } from '../../tools/run/paths.mjs';
import { npm } from './installed.ts';

/** Oldest supported and newest version of Node. Their binaries are in the npm package `node`. */
export const nodeVersions = ['20.19.0', '26.10.0'] as const;

const folderOf = (version: string) => at('.build', 'nodes', version);
const binary = process.platform === 'win32' ? 'node.exe' : 'node';
const programOf = (version: string) => `${folderOf(version)}/node_modules/node/bin/${binary}`;

/** Path of a Node version, which is downloaded from the npm registry once. */
export function nodeOf(version: string): string {
  const program = programOf(version);
  if (!existsSync(program)) {
    mkdirSync(folderOf(version), { recursive: true });
    writeFileSync(`${folderOf(version)}/package.json`, '{ "private": true }');
    npm(['install', `node@${version}`], folderOf(version));
  }
  const answer = execFileSync(program, ['--version']).toString().trim();
  if (answer !== `v${version}`) throw new Error(`${program} is Node ${answer}.`);
  return program;
}

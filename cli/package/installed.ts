import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { addDownloads } from '../../tools/run/build.mjs';
import { at } from '../../tools/run/paths.mjs';

export function npm(args: readonly string[], cwd: string): string {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd, encoding: 'utf8', shell: process.platform === 'win32' } as const;
  return execFileSync('npm', [...args, ...quiet], options);
}

/** The package as users get it: packed and installed into an empty folder. */
export interface Installed {
  folder: string;
  command: string;
  remove(): void;
}

export function packPackage(destination: string): string {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', destination];
  const [{ filename }] = JSON.parse(npm(args, at('cli')));
  return filename;
}

export async function installPackage(): Promise<Installed> {
  const folder = mkdtempSync(join(tmpdir(), 'balcao-package-'));
  const archives = join(folder, 'archive');
  mkdirSync(archives);
  const filename = packPackage(archives);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  npm(['install', join(archives, filename)], folder);
  return {
    folder,
    command: join(folder, 'node_modules', 'balcao', 'build', 'balcao.mjs'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export interface Started {
  url: string;
  platformCode: string;
  privateKey: string;
  clientId: string;
  webhookSecret: string;
}

export function headersOf({ platformCode, privateKey, clientId }: Started): Record<string, string> {
  const authorization = `Basic ${btoa(`${platformCode}:${privateKey}`)}`;
  return { authorization, 'paypay-clientid': clientId, 'content-type': 'application/json' };
}

async function firstLineOf(child: ChildProcess): Promise<string> {
  let complaint = '';
  child.stderr?.on('data', (text) => {
    complaint += text;
  });
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) return line;
  throw new Error(`It ended without a line: ${complaint}`);
}

/**
 * Starts a sandbox and waits until it prints its URL.
 * @returns its output, and a function that stops it and resolves to the exit code
 * @throws Error with its output if it does not start
 */
export async function startAt(program: string, args: readonly string[], options: SpawnOptions) {
  const child = spawn(program, args, { ...options, stdio: 'pipe' });
  const started = JSON.parse(await firstLineOf(child)) as Started;
  return {
    started,
    async end(): Promise<number | null> {
      child.kill('SIGTERM');
      await once(child, 'exit');
      return child.exitCode;
    },
  };
}

export const startInstalled = (node: string, { command, folder }: Omit<Installed, 'remove'>, args: string[] = []) =>
  startAt(node, [command, 'start', '--port', '0', '--json', ...args], { cwd: folder });

/** Builds the package and the site that it documents, once before the tests. */
export async function setup(): Promise<void> {
  await addDownloads();
}

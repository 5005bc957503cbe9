import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { textsOf } from '../languages/generators.ts';
import type { Recording } from '../recording.ts';
import type { Played } from './play.ts';

/** Where recordings and samples lie. */
export const recordedFolder = fileURLToPath(new URL('../recorded/', import.meta.url));

/** Texts by their path below a folder, with slashes. */
export type Files = ReadonlyMap<string, string>;

/** Every file an example gives: its recording, and each call in each language it is written in. */
export function filesOf({ recording, calls }: Played): Files {
  const files = new Map([[`${recording.id}.json`, `${JSON.stringify(recording, null, 2)}\n`]]);
  for (const [step, call] of calls) {
    for (const [extension, text] of textsOf(call)) files.set(`${recording.id}/${step}.${extension}`, text);
  }
  return files;
}

/** A file that is not as it should be. */
export interface Difference {
  path: string;
  what: 'is missing' | 'is stale' | 'belongs to no example';
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) =>
    join(parentPath, name).slice(folder.length).replaceAll('\\', '/').replace(/^\//, ''),
  );
}

/** Every recording that is committed, by id. */
export async function readRecordings(): Promise<Recording[]> {
  const paths = (await filesIn(recordedFolder)).filter((path) => path.endsWith('.json')).sort();
  const texts = await Promise.all(paths.map((path) => readFile(join(recordedFolder, path), 'utf8')));
  return texts.map((text) => JSON.parse(text));
}

/** @returns what differs between a folder and the files it should hold, by path */
export async function compare(files: Files, folder: string): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const [path, text] of files) {
    const there = await readFile(join(folder, path), 'utf8').catch(() => undefined);
    if (there === undefined) found.push({ path, what: 'is missing' });
    else if (there !== text) found.push({ path, what: 'is stale' });
  }
  const orphans = (await filesIn(folder)).filter((path) => !files.has(path));
  found.push(...orphans.map((path): Difference => ({ path, what: 'belongs to no example' })));
  return found.sort((a, b) => a.path.localeCompare(b.path));
}

/** Makes the folder hold these files and no others. */
export async function write(differences: readonly Difference[], files: Files, folder: string): Promise<void> {
  for (const { path } of differences) {
    const target = join(folder, path);
    const text = files.get(path);
    if (text === undefined) {
      await rm(target);
      continue;
    }
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}

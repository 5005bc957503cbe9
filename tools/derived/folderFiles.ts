import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../run/replaceFile.mjs';

export type Files = ReadonlyMap<string, string>;

export interface Difference {
  path: string;
  what: 'is missing' | 'is stale' | 'has nothing it is made from';
}

/** @returns paths of all files in a folder and its subfolders; empty if the folder does not exist */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) =>
    join(parentPath, name).slice(folder.length).replaceAll('\\', '/').replace(/^\//, ''),
  );
}

/** @returns differences between a folder and the expected files, by path */
export async function compare(files: Files, folder: string): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const [path, text] of files) {
    const there = await readFile(join(folder, path), 'utf8').catch(() => undefined);
    if (there === undefined) found.push({ path, what: 'is missing' });
    else if (there !== text) found.push({ path, what: 'is stale' });
  }
  const orphans = (await filesIn(folder)).filter((path) => !files.has(path));
  found.push(...orphans.map((path): Difference => ({ path, what: 'has nothing it is made from' })));
  return found.sort((a, b) => a.path.localeCompare(b.path));
}

/** Makes a folder contain exactly these files. Does not touch equal files, so that watchers see only real changes. */
export async function write(files: Files, folder: string): Promise<Difference[]> {
  const differences = await compare(files, folder);
  for (const { path } of differences) {
    const target = join(folder, path);
    const text = files.get(path);
    if (text === undefined) await rm(target, { force: true });
    else replaceFile(target, text);
  }
  return differences;
}

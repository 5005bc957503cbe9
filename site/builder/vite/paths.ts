import { readdirSync } from 'node:fs';
import path from 'node:path';

export const repository: string = path.resolve(import.meta.dirname, '../../..');

/** @param parts path below the root of the repository */
export const at = (...parts: string[]): string => path.join(repository, ...parts);

/** What the builder makes on the way, and sites besides the one that is served. */
export const made = (...parts: string[]): string => at('.build/site', ...parts);

/** Files in a folder and those inside it, by how their names end, as paths below it. */
export const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));

import path from 'node:path';

export const repository: string = path.resolve(import.meta.dirname, '../../..');

/** @param parts path below the root of the repository */
export const at = (...parts: string[]): string => path.join(repository, ...parts);

/** What the builder makes on the way, and sites besides the one that is served. */
export const made = (...parts: string[]): string => at('.build/site', ...parts);

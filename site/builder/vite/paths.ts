import path from 'node:path';

export const repository: string = path.resolve(import.meta.dirname, '../../..');

/** @param parts path below the root of the repository */
export const at = (...parts: string[]): string => path.join(repository, ...parts);

/** Path of intermediate files, and of built sites other than the one to serve. */
export const made = (...parts: string[]): string => at('.build/site', ...parts);

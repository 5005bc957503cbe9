import { readFileSync } from 'node:fs';
import { at } from '../run/paths.mjs';
import { files } from './files.ts';

/** The text of each file that is no picture, font or archive, by its path. */
export const texts: ReadonlyMap<string, string> = new Map(
  files
    .filter((path) => !/\.(png|jpe?g|webp|ico|woff2?|ttf|zip|pdf)$/.test(path))
    .map((path) => [path, readFileSync(at(path), 'utf8')]),
);

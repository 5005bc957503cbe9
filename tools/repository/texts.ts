import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { at, root } from '../run/paths.mjs';

/** Paths of all tracked files and of new files that are not ignored, without deleted files. */
export const files: readonly string[] = execFileSync(
  'git',
  ['-c', 'safe.directory=*', 'ls-files', '--cached', '--others', '--exclude-standard', '-z'],
  { cwd: root },
)
  .toString()
  .split('\0')
  .filter((path) => path && existsSync(at(path)));

/** Contents of all files by path, except pictures, fonts and archives. */
export const texts: ReadonlyMap<string, string> = new Map(
  files
    .filter((path) => !/\.(png|jpe?g|webp|ico|woff2?|ttf|zip|pdf)$/.test(path))
    .map((path) => [path, readFileSync(at(path), 'utf8')]),
);

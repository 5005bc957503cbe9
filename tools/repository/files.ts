import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { at, root } from '../run/paths.mjs';

/** Paths of every file that is tracked, or new and not ignored; deleted files are left out. */
export const files: readonly string[] = execFileSync(
  'git',
  ['-c', 'safe.directory=*', 'ls-files', '--cached', '--others', '--exclude-standard', '-z'],
  { cwd: root },
)
  .toString()
  .split('\0')
  .filter((path) => path && existsSync(at(path)));

import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { repository } from '../vite/paths.ts';

/** Time of each page's last change, from a single `git log`. Empty outside a git checkout. Renames do not count. */
export function lastChanges(): ReadonlyMap<string, Date> {
  const changes = new Map<string, Date>();
  const moved = new Map<string, string>();
  const fileOf = (name: string) => moved.get(name) ?? path.join(repository, name);
  let time = new Date(0);
  for (const line of log()) {
    if (line.startsWith('@')) time = new Date(Number(line.slice(1)) * 1000);
    const [, name, newName] = line.split('\t');
    if (name && newName) moved.set(name, fileOf(newName));
    else if (name && !changes.has(fileOf(name))) changes.set(fileOf(name), time);
  }
  return changes;
}

function log(): string[] {
  const args = [
    '-c',
    'core.quotePath=false',
    'log',
    '--format=@%ct',
    '--name-status',
    '--find-renames=100%',
    '--',
    'site/docs',
    'site/i18n',
  ];
  try {
    const output = execFileSync('git', args, {
      cwd: repository,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.split('\n');
  } catch {
    return [];
  }
}

import { execFileSync } from 'node:child_process';

export function npm(args: readonly string[], cwd: string): string {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd, encoding: 'utf8', shell: process.platform === 'win32' } as const;
  return execFileSync('npm', [...args, ...quiet], options);
}

import { execFile } from 'node:child_process';
import { zone } from './time.ts';

/** What a program wrote. */
export interface Run {
  stdout: string;
  stderr: string;
}

/** No sample takes longer than this. */
export const limitSeconds = 60;

/** No proxy stands before this machine itself, and texts are UTF-8 whatever it is set to. */
export function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/_proxy$/i.test(name));
  return { ...Object.fromEntries(own), TZ: zone, LC_ALL: 'C.UTF-8', PYTHONUTF8: '1' };
}

/** Runs a command as a process of its own; a failing one is told by what it wrote. */
export function runCommand([program = '', ...args]: readonly string[]): Promise<Run> {
  const options = { env: environment(), timeout: limitSeconds * 1000, windowsHide: true };
  return new Promise((done) => {
    const child = execFile(program, args, options, (error, stdout, stderr) => {
      const killed = error?.killed ? `\nIt took more than ${limitSeconds} seconds and was stopped.` : '';
      done({ stdout, stderr: stderr + killed });
    });
    child.stdin?.end();
  });
}

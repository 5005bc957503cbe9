import { execFile } from 'node:child_process';
import { howToGet, requirements } from '../../tools/test/requirements.mjs';
import type { LanguageId } from '../languages/languages.ts';
import { zone } from './time.ts';

/** What a language's samples run on. */
export interface Runtime {
  /** Program and its first arguments, or undefined when this machine lacks it; the file comes after them. */
  command(): readonly string[] | undefined;
  /** The sentences that tell how to get it. */
  howToGet: string;
}

/** A sample lives for a second: the fastest start counts, not the fastest code. */
const hastyJava = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

const on = (
  requirement: (typeof requirements)[keyof typeof requirements],
  commandOf: (program: string) => readonly string[],
): Runtime => ({
  command() {
    const program = requirement.find();
    return program ? commandOf(program) : undefined;
  },
  howToGet: howToGet(requirement),
});

export const runtimes: Record<LanguageId, Runtime> = {
  curl: on(requirements.curl, () => ['sh']),
  // A description that PHP keeps outlives the sandbox it came from.
  php: on(requirements.php, (program) => [program, '-d', 'soap.wsdl_cache_enabled=0']),
  javascript: { command: () => [process.execPath], howToGet: '' },
  python: on(requirements.python, (program) => [program]),
  java: on(requirements.java, (program) => [program, ...hastyJava]),
};

export interface Run {
  stdout: string;
  stderr: string;
}

const limitSeconds = 60;

/** No proxy stands before this machine itself, and texts are UTF-8 whatever it is set to. */
function environment(): NodeJS.ProcessEnv {
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

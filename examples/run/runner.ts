import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Time in Lisbon at which every example starts. The clock is stopped; only the control API moves it. */
export const clock = '2026-01-15T10:00:00+00:00';
/** Time zone of every process that runs examples. */
export const zone = 'Europe/Lisbon';

interface Run {
  stdout: string;
  stderr: string;
}

const limitSeconds = 60;

/** Environment without proxies, which would intercept local requests, and with UTF-8 in any locale. */
function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/_proxy$/i.test(name));
  return { ...Object.fromEntries(own), TZ: zone, LC_ALL: 'C.UTF-8', PYTHONUTF8: '1' };
}

/** Runs a command as a separate process. A failing command does not throw; its output shows the failure. */
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

export interface Runner {
  /**
   * Runs a program to its end, after those started before it.
   * @param file path of the program
   * @returns its stdout and stderr; stderr explains a failure
   */
  run(file: string): Promise<Run>;
  /** Ends the runner's process. No program may be running. */
  close(): Promise<void>;
}

/** Runner that starts a process for each program. */
export function processRunner(command: readonly string[]): Runner {
  return { run: (file) => runCommand([...command, file]), close: async () => undefined };
}

const decoded = (text = '') => Buffer.from(text, 'base64').toString('utf8');

/**
 * Runner with one process for all programs of a language. Starting a process takes up to thirty times as long as a
 * program. If a program ends the process or times out, only that program fails: the next one gets a new process.
 * @param command starts a process that reads one path a line, and responds with two Base64 strings (see runners/)
 */
export function lineRunner([program = '', ...args]: readonly string[]): Runner {
  let child: ChildProcess | undefined;
  let answers: AsyncIterator<string>;
  let complaints = '';
  let last: Promise<unknown> = Promise.resolve();

  function start(): ChildProcess {
    const started = spawn(program, args, { env: environment(), stdio: 'pipe', windowsHide: true });
    complaints = '';
    started.stderr.setEncoding('utf8').on('data', (text) => {
      complaints += text;
    });
    // Ignores the broken pipe of a dead process, because its missing response reports the failure.
    started.stdin.on('error', () => undefined);
    started.on('error', (error) => {
      complaints += error.message;
    });
    answers = createInterface({ input: started.stdout })[Symbol.asyncIterator]();
    return started;
  }

  async function runNext(file: string): Promise<Run> {
    child ??= start();
    const current = child;
    let late = '';
    const limit = setTimeout(() => {
      late = `It took more than ${limitSeconds} seconds and was stopped.`;
      current.kill('SIGKILL');
    }, limitSeconds * 1000);
    current.stdin?.write(`${file}\n`);
    const { value, done } = await answers.next();
    clearTimeout(limit);
    if (done) {
      child = undefined;
      return { stdout: '', stderr: `${complaints}${late || 'The program ended the process it ran in.'}` };
    }
    const [stdout, stderr] = value.split('\t').map(decoded);
    return { stdout: stdout ?? '', stderr: stderr ?? '' };
  }

  return {
    run(file) {
      const result = last.then(() => runNext(file));
      last = result;
      return result;
    },
    async close() {
      await last;
      if (!child || child.exitCode !== null) return;
      const gone = once(child, 'exit');
      // Mono sometimes does not end when its input does, and no program runs that could lose anything.
      child.kill('SIGKILL');
      await gone;
    },
  };
}

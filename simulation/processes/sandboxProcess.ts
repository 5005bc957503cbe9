import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { startChild } from '../../tools/run/children.mjs';
import type { KillOrder, ProcessSettings, Said, Told } from './messages.ts';

export interface SandboxProcess {
  origin: string;
  isAlive(): boolean;
  /** Arms the kill switch; resolves when the process confirms or ends. */
  order(order: KillOrder): Promise<void>;
  /** Resolves when the process responds or ends. */
  ping(): Promise<void>;
  close(): Promise<void>;
  kill(): Promise<void>;
}

interface ProcessListeners {
  onFault(text: string): void;
  /** Called when the process has ended, for any reason. */
  onEnd(): void;
}

/** Waits for the next message of a kind; undefined if the process ends first. */
function heard<K extends Said['kind']>(child: ChildProcess, kind: K): Promise<Extract<Said, { kind: K }> | undefined> {
  return new Promise((resolve) => {
    const onSaid = (said: Said) => said.kind === kind && end(said as Extract<Said, { kind: K }>);
    const onExit = () => end(undefined);
    function end(said: Extract<Said, { kind: K }> | undefined): void {
      child.off('message', onSaid);
      child.off('exit', onExit);
      resolve(said);
    }
    child.on('message', onSaid);
    child.once('exit', onExit);
  });
}

/** Starts a process of `program`; resolves once it responds, and throws if it does not. */
export async function startSandbox(
  program: string,
  settings: ProcessSettings,
  { onFault, onEnd }: ProcessListeners,
): Promise<SandboxProcess> {
  const child = startChild(process.execPath, [program, JSON.stringify(settings)], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const gone = once(child, 'exit');
  let complaint = '';
  let mayEnd = false;
  child.stderr?.on('data', (text) => {
    complaint = `${complaint}${text}`.slice(-2000);
  });
  child.on('message', (said: Said) => said.kind === 'fault' && onFault(said.text));
  child.once('exit', (code, signal) => {
    if (!mayEnd) onFault(`a process ended by itself, with ${signal ?? code}: ${complaint}`);
    onEnd();
  });
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const tell = (told: Told) => child.connected && child.send(told, () => undefined);
  async function tellAndHear(told: Told): Promise<void> {
    if (!isAlive()) return;
    const answer = heard(child, 'heard');
    tell(told);
    await answer;
  }
  const listening = await heard(child, 'listening');
  if (!listening) throw new Error(`A process did not start: ${complaint}`);
  return {
    origin: `http://127.0.0.1:${listening.port}`,
    isAlive,
    async order(order) {
      mayEnd = true;
      await tellAndHear({ kind: 'kill', order });
      mayEnd = order.statements !== undefined;
    },
    ping: () => tellAndHear({ kind: 'ping' }),
    async close() {
      mayEnd = true;
      tell({ kind: 'close' });
      if (isAlive()) await gone;
    },
    async kill() {
      mayEnd = true;
      child.kill('SIGKILL');
      if (isAlive()) await gone;
    },
  };
}

import type { Arguments, Takes } from '../terminal/arguments.ts';

/** A command of `balcao`. */
export interface Command extends Takes {
  /** What it does, in one line. */
  text: string;
  /** Lines below its options: what a reader of the help would ask next. */
  more?: readonly string[];
  /** Its code, which is loaded when it runs. */
  load(): Promise<{ run(given: Arguments): Promise<void> }>;
}

/** Where a command finds a running sandbox, and as whom it calls. */
const connection = {
  url: { value: 'URL', text: 'the sandbox (BALCAO_URL; otherwise http://localhost:4000)' },
  keys: {
    value: 'CODE:KEY:ENTITY',
    text: 'platform, private key and entity (BALCAO_KEYS; otherwise those of a fresh sandbox)',
  },
} as const;

const json = { text: 'prints JSON, one line for each result' } as const;

/** Every command, in the order of the help. */
export const commands = {
  start: {
    text: 'start a sandbox, with workbench and payment pages',
    operands: '',
    options: {
      port: { value: 'PORT', text: 'port to listen on; 0 takes a free one (4000)' },
      host: { value: 'HOST', text: 'address to listen on; 0.0.0.0 opens it to a network (localhost)' },
      data: { value: 'DIR', text: 'folder that keeps the data; without it they are in memory' },
      'database-url': { value: 'URL', text: 'PostgreSQL database that keeps the data: postgresql://…' },
      seed: { value: 'TEXT', text: 'a private sandbox: the same text gives the same keys anywhere' },
      json: { text: 'prints one line of JSON when it is ready: url, keys, webhookSecret' },
    },
    load: () => import('./start.ts'),
  },
} as const satisfies Record<string, Command>;
export type CommandName = keyof typeof commands;

/** Whether a command has this name. */
export const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name);
export { connection, json };

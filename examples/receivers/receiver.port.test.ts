import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { serve } from '../run/serve.ts';
import { commandOf, programs } from './running.ts';

it.for(['javascript', 'python', 'java', 'csharp'] as const)(
  'says in one line which port cannot be used, and ends: %s [receiver.says-port-in-use]',
  { timeout: 60_000 },
  async (language, { skip }) => {
    const server = await serve(async () => new Response());
    const { port } = new URL(server.origin);
    const argsOf: (port: number) => readonly string[] = programs[language];
    const [program = '', ...args] = commandOf(language, argsOf(Number(port)), { skip });
    const env = { ...process.env, PORT: port };
    const child = spawn(program, args, { cwd: import.meta.dirname, env });
    const ended = new Promise((done) => child.once('close', done));
    const said = await text(child.stderr);
    await server.close();
    const line = `^Port ${port} cannot be used \\(.*in use.*\\)\\. Set PORT to another, also in the subscription's URL\\.\\n$`;
    expect(said).toMatch(new RegExp(line));
    expect(await ended).toBe(1);
  },
);

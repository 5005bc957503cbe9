import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createSandbox, type Sandbox } from '@balcao/sandbox/createSandbox.ts';
import { openDatabase } from '@balcao/sandbox/storage/drivers/openDatabase.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Server, serve } from '../run/serve.ts';
import { agentFiles } from './agentFiles.ts';

/** Runs the programs in the files for coding agents as processes, against a fresh sandbox. */
const run = promisify(execFile);
const files = agentFiles('/');

/** Programs in the files, each with its file and the output that the file states. */
const programs = [...files]
  .filter(([file]) => file.endsWith('.md'))
  .flatMap(([file, text]) =>
    [...text.matchAll(/^```js\n([\s\S]*?)^```$(?:[\s\S]*?)^```text\n([\s\S]*?)^```$/gm)].map(
      ([, program = '', printed = '']) => ({ file, program, printed }),
    ),
  );

let server: Server;
let sandbox: Sandbox;
let folder: string;

beforeAll(async () => {
  server = await serve((request, { cut }) =>
    sandbox.fetch(request).catch((error) => {
      cut();
      throw error;
    }),
  );
});
afterAll(() => server.close());

beforeEach(async () => {
  sandbox = await createSandbox({
    database: openDatabase({ sqlite: ':memory:' }),
    publicUrl: server.origin,
  });
  folder = mkdtempSync(path.join(tmpdir(), 'balcao-agents-'));
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
});
afterEach(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

test('every program says what it prints, and there are those of the start, webhooks, refunds and terminals', () => {
  const all = [...files.values()].flatMap((text) => text.match(/^```js$/gm) ?? []);
  expect(programs).toHaveLength(all.length);
  expect(programs).toHaveLength(4);
});

test.each(programs)(
  'the program of $file prints what its page says [agent-programs.print-what-their-page-says]',
  async ({ file, program, printed }) => {
    const beside = file === 'AGENTS.md' ? folder : path.join(folder, path.dirname(file), '../scripts');
    writeFileSync(path.join(beside, 'program.mjs'), program);
    const env = {
      ...process.env,
      API_URL: server.origin,
      no_proxy: '*',
      RECEIVER_URL: 'http://localhost:1/',
    };
    for (const _ of ['once', 'and again']) {
      const { stdout } = await run(process.execPath, ['program.mjs'], { cwd: beside, env });
      expect(stdout).toBe(printed);
    }
  },
);

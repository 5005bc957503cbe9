import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox, type Sandbox } from '../createSandbox.ts';
import { apiOf, merchant } from './api.ts';
import { openTestDatabase } from './openTestDatabase.ts';
import { morning } from './testSandbox.ts';

/** URL of the test's receiver. */
export const hook = 'https://loja.example/hook';

/** Sandboxes on files in a folder, with a configurable receiver. */
interface Files {
  folder: string;
  file: string;
  clock: { at: number };
  /** Response to messages: a status, or `hang` for no response. */
  receiver: { answer: number | 'hang'; bodies: string[] };
  open(file?: string): Promise<Sandbox & { api: ReturnType<typeof apiOf> }>;
}

/** Runs a test in a temporary folder, and closes what the test opened. */
export async function inFolder(proof: (files: Files) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'balcao-claims-'));
  const file = join(folder, 'sandbox.db');
  const clock = { at: morning };
  const receiver: Files['receiver'] = { answer: 204, bodies: [] };
  const opened: Sandbox[] = [];
  const letGo: (() => void)[] = [];
  try {
    await proof({
      folder,
      file,
      clock,
      receiver,
      async open(sqlite = file) {
        const sandbox = await createSandbox({
          database: openTestDatabase({ sqlite }),
          publicUrl: 'http://localhost:4000',
          clock: { now: () => clock.at },
          async post(url, { body }) {
            if (url !== hook) return { status: 204 };
            receiver.bodies.push(String(body));
            if (receiver.answer === 'hang') await new Promise<void>((done) => letGo.push(done));
            return { status: Number(receiver.answer) };
          },
        });
        opened.push(sandbox);
        return { ...sandbox, api: apiOf(sandbox.fetch, merchant) };
      },
    });
  } finally {
    for (const done of letGo) done();
    await Promise.all(opened.map((sandbox) => sandbox.close().catch(() => undefined)));
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Copies the files of an open database in the state in which a killed process would leave them. */
export function copyAsItLies(from: string, to: string, ...parts: readonly ('' | '-wal')[]): void {
  for (const part of parts) if (existsSync(from + part)) copyFileSync(from + part, to + part);
}

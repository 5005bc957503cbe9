import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { createSandbox, type Sandbox } from '../../../../sandbox/createSandbox.ts';
import { apiOf, merchant } from '../../../../sandbox/testing/api.ts';
import { payReference } from '../../../../sandbox/testing/payReference.ts';
import { morning } from '../../../../sandbox/testing/testSandbox.ts';

/** Where the messages of these proofs go. */
export const hook = 'https://loja.example/hook';

/** Sandboxes on files of a folder, whose receiver takes what it is told to take. */
export interface Files {
  folder: string;
  file: string;
  clock: { at: number };
  /** What a message meets: a status, or `hang` for a receiver that never responds. */
  receiver: { answer: number | 'hang'; bodies: string[] };
  open(file?: string): Promise<Sandbox & { api: ReturnType<typeof apiOf> }>;
}

/** Runs a proof in a folder of its own, and closes what it opened. */
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
          database: { sqlite },
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

/** Copies the files of a database as they lie there, which is what a killed process leaves. */
export function copyAsItLies(from: string, to: string, ...parts: readonly ('' | '-wal')[]): void {
  for (const part of parts) if (existsSync(from + part)) copyFileSync(from + part, to + part);
}

/** A message that was on its way when its process died leaves again with the next process, and so arrives twice. */
export const killed = () =>
  inFolder(async ({ folder, file, clock, receiver, open }) => {
    receiver.answer = 'hang';
    const first = await open();
    await first.api.post('/api/webhooks', { action: 'payment_confirmed', url: hook });
    await payReference(first.api);
    void first.settle();
    await expect.poll(() => receiver.bodies.length).toBe(1);
    const left = join(folder, 'left.db');
    copyAsItLies(file, left, '', '-wal');
    receiver.answer = 204;
    clock.at += 3_600_000;
    const second = await open(left);
    await second.settle();
    expect(receiver.bodies).toHaveLength(2);
    expect(receiver.bodies[1]).toBe(receiver.bodies[0]);
  });

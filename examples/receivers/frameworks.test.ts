import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { signatureHash } from '@balcao/sandbox/domain/webhooks/signature.ts';
import { afterEach, beforeEach, describe, expect, type TestContext, test } from 'vitest';
import { howToGet, requirements } from '../../tools/test/requirements.mjs';
import { ofTurn } from '../../tools/test/turn.mjs';
import { answers, freePort } from './running.ts';

const { flask, django, symfony, laravel } = requirements;
const node = { ...flask, find: () => process.execPath };
const php = (front: string) => (port: string) => ['-S', `localhost:${port}`, join('fronts', front)];

/** Programs of the page on frameworks that can run: arguments of the language's program, and path of the webhook. */
const programs = {
  express: { needs: node, args: () => ['express_webhook.mjs'] },
  nextjs: { needs: node, args: () => [join('fronts', 'next.mjs')] },
  flask: {
    needs: flask,
    args: (port: string) => ['-m', 'flask', '--app', 'flask_webhook', 'run', '--port', port],
  },
  django: {
    needs: django,
    args: (port: string) => [
      ...['-m', 'django', 'runserver', '--noreload', '--pythonpath', '.', '--settings', 'django_webhook'],
      `localhost:${port}`,
    ],
  },
  symfony: { needs: symfony, args: php('symfony.php') },
  laravel: { needs: laravel, args: php('laravel.php'), path: 'webhook' },
};

let folder: string;
let child: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'balcao-framework-'));
});

afterEach(() => {
  child?.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** @returns the URL of the program's webhook */
async function start(name: keyof typeof programs, { skip }: TestContext): Promise<string> {
  const { needs, args, path = '' } = { path: '', ...programs[name] };
  const program = needs.find();
  if (!program) return skip(howToGet(needs));
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), INBOX: folder, no_proxy: '*' };
  child = spawn(program, args(String(port)), { cwd: import.meta.dirname, env });
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`It ended at once with ${child.exitCode}.`);
    await pause(20);
  }
  return `http://localhost:${port}/${path}`;
}

/** Body in a form that no serializer produces, so parsing and rewriting would change it. */
const body = '{ "summary" : "A\u00e7úcar, 2 €" ,"amount":1000.0}\n';
const now = () => Math.floor(Date.now() / 1000);

async function send(url: string, sent = body, ts = now(), type = 'application/json'): Promise<number> {
  const hash = signatureHash(seed.platform.privateKey, body, ts);
  const headers = { 'Content-Type': type, 'PayPay-Signature': `hash=${await hash},ts=${ts}` };
  return (await fetch(url, { method: 'POST', headers, body: sent })).status;
}

const names = Object.keys(programs) as (keyof typeof programs)[];
const namesOfTurn = ofTurn(names, 2);

// The others are skipped by name, because pages refer to each test.
describe.each(names)('the webhook in %s', (name) => {
  const it = test.runIf(namesOfTurn.includes(name));

  it(`verifies the bytes as they came, and keeps a message once [frameworks.${name}-keeps-genuine-once]`, async (context) => {
    const url = await start(name, context);
    expect([await send(url), await send(url, body, now() - 60)]).toEqual([200, 200]);
    const [kept = '', ...more] = readdirSync(folder);
    expect(readFileSync(join(folder, kept), 'utf8')).toBe(body);
    expect(more).toEqual([]);
    const rewritten = JSON.stringify(JSON.parse(body));
    expect([await send(url, rewritten), await send(url, body, now() - 3600)]).toEqual([401, 401]);
    expect((await fetch(url, { method: 'POST', body })).status).toBe(401);
    expect(readdirSync(folder)).toEqual([kept]);
  });

  it(`asks for a message again that it cannot keep [frameworks.${name}-asks-again]`, async (context) => {
    const url = await start(name, context);
    rmSync(folder, { recursive: true });
    expect(await send(url)).toBe(500);
    mkdirSync(folder);
    expect(await send(url)).toBe(200);
    expect(readdirSync(folder)).toHaveLength(1);
  });
});

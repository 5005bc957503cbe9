import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { at } from './run/paths.mjs';
import { freePort } from './run/ports.mjs';

let taker: Server | undefined;

afterEach(() => new Promise((done) => (taker ? taker.close(done) : done(undefined))));

test.each([
  ['SITE_PORT', 'SANDBOX_PORT', 'site'],
  ['SANDBOX_PORT', 'SITE_PORT', 'sandbox'],
])(
  'names a taken %s and the variable that changes it, before any build [npm-start.names-taken-port]',
  async (taken, free, server) => {
    const port = await take('127.0.0.1');
    const before = bundleTime();
    const { code, said } = await start({ [taken]: String(port), [free]: String(await freePort()) });
    expect(code).toBe(1);
    expect(said).toContain(`Port ${port} is taken, and the ${server} needs it.`);
    expect(said).toContain(`${taken}=`);
    expect(said).not.toContain('    at ');
    expect(bundleTime()).toBe(before);
  },
);

test.each([
  [{ SITE_PORT: 'abc' }, 'SITE_PORT is "abc", which is not a port.'],
  [{ SANDBOX_PORT: '70000' }, 'SANDBOX_PORT is "70000", which is not a port.'],
  [{ SITE_PORT: '4321', SANDBOX_PORT: '4321' }, 'SITE_PORT and SANDBOX_PORT are both 4321.'],
])('refuses %o with a sentence [npm-start.refuses-wrong-variables]', async (env, sentence) => {
  const { code, said } = await start(env);
  expect(code).toBe(1);
  expect(said).toContain(sentence);
});

function take(host: string): Promise<number> {
  return new Promise((done) => {
    taker = createServer().listen(0, host, () => {
      const address = taker?.address();
      done(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

function start(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [at('tools', 'command.mjs'), 'start'], { env: { ...process.env, ...env } });
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  child.stderr.on('data', (text) => (said += text));
  return new Promise((done) => child.once('close', (code) => done({ code, said })));
}

function bundleTime(): number {
  const path = at('.build', 'sandbox.mjs');
  return existsSync(path) ? statSync(path).mtimeMs : 0;
}

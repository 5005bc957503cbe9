import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageArchive } from '@balcao/text/urls.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteFolder } from '../../tools/run/build.mjs';
import { checksums } from '../../tools/run/downloads.mjs';
import { freePort } from '../../tools/run/ports.mjs';
import { settingsFrom } from '../../tools/run/settings.mjs';
import { listen, siteServer } from '../../tools/start/site-server.mjs';
import { createSandbox } from '../library/createSandbox.ts';
import type { TestSandbox } from '../library/types.ts';
import { headersOf, type Started } from './installed.ts';
import { isGenuine, openReceiver } from './openReceiver.ts';
import { commandsIn, textsOf } from './printed.ts';

/** Address at which nothing listens, so any request to the registry fails. */
const unreachable = 'http://127.0.0.1:9';

/** URL of the receiver in the printed commands. */
const printedReceiver = 'http://localhost:4500/';

let server: Server;
let site: string;
let sandbox: TestSandbox;
const folder = mkdtempSync(join(tmpdir(), 'balcao-printed-'));
beforeAll(async () => {
  sandbox = await createSandbox();
  const settings = settingsFrom({ SITE_PORT: String(await freePort()), SANDBOX_URL: sandbox.url });
  server = siteServer(siteFolder, settings);
  await listen(server, settings);
  site = settings.siteUrl;
});
afterAll(async () => {
  server.close();
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Commands that the served site prints, without duplicates, in the order of its pages. */
async function printedCommands(): Promise<string[]> {
  const texts = await Promise.all(textsOf(siteFolder).map(async (path) => (await fetch(site + path)).text()));
  return [...new Set(texts.flatMap(commandsIn))];
}

/**
 * Runs a command like a reader without access to the registry, in a folder that is empty at first.
 * @param isReady whether the output of a serving command is complete; the command is then ended as by Ctrl+C
 * @returns its output and exit code, which is 0 if the command was ready
 */
async function type(command: string, isReady: (said: string) => unknown = () => false) {
  const cwd = join(folder, 'shop');
  mkdirSync(cwd, { recursive: true });
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    BALCAO_URL: sandbox.url,
    npm_config_registry: unreachable,
    npm_config_fetch_retries: '0',
  };
  const child = spawn('sh', ['-c', command], { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  let wasReady = false;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', async (text) => {
      said += text;
      if (wasReady || !isReady(said)) return;
      wasReady = true;
      await isReady(said);
      process.kill(-(child.pid as number), 'SIGINT');
    });
  await once(child, 'close');
  return { code: wasReady ? 0 : child.exitCode, said };
}

/** Runs a command that starts a sandbox, until it serves. Uses a free port, because the usual one may be in use. */
const typeStart = (command: string) =>
  type(command.includes('--port') ? command : `${command} --port 0`, (said) => /API +http:|"url":"http:/.test(said));

describe('the site', () => {
  it('prints no command that fails or asks a registry, and runs them all [package.printed-commands-run]', async (context) => {
    const receiver = await openReceiver((message) => (isGenuine(message, sandbox.secret) ? 200 : 401), context);
    const commands = await printedCommands();
    // Makes a correct call, so that the examination of calls passes.
    await fetch(`${sandbox.url}/api/payments`, { headers: sandbox.headers });
    for (const wanted of ['start', 'mcp', 'check', 'state export', 'start --state'])
      expect(
        commands.some((each) => each.includes(`${packageArchive} ${wanted}`)),
        wanted,
      ).toBe(true);
    expect(commands.filter((each) => each.startsWith('npm '))).toHaveLength(2);
    for (const command of commands) {
      const typed = command.replace(printedReceiver, receiver.url);
      const { code, said } = await (/ start\b/.test(typed) ? typeStart(typed) : type(typed));
      expect(code, `${command}\n${said}`).toBe(0);
    }
    // The package is the only one installed, because it has no dependencies.
    expect(readdirSync(join(folder, 'shop', 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      'balcao',
    ]);
  }, 600_000);

  it('would be found out if it printed a name of the registry', async () => {
    rmSync(join(folder, 'shop'), { recursive: true, force: true });
    const { code, said } = await type(commandsIn('```bash\nnpx balcao start\n```')[0] ?? '');
    expect([code, said.includes(unreachable)]).toEqual([1, true]);
  });

  it('has the sums of what it hands out, with types that tell what it is [package.site-has-sums]', async () => {
    const lines = (await (await fetch(`${site}/${checksums}`)).text()).trim().split('\n');
    expect(lines).toHaveLength(19);
    for (const line of lines) {
      const [sum, path] = line.split('  ');
      const response = await fetch(`${site}/${path}`);
      expect(response.headers.get('content-type')).toMatch(/^application\/(gzip|zip)$/);
      const hash = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
      expect(Buffer.from(hash).toString('hex')).toBe(sum);
    }
  });
});

async function amountIn(started: Started, id: string): Promise<number> {
  const response = await fetch(`${started.url}/api/payments/${id}`, { headers: headersOf(started) });
  return (await response.json()).data.amount;
}

describe('what is run from its address', () => {
  it('starts with the state that was exported, and says what to type from there [package.starts-with-a-state]', async () => {
    const address = `${site}/${packageArchive}`;
    const tenant = await sandbox.tenant();
    const { platformCode, privateKey, clientId } = tenant.credentials;
    const { id } = await tenant.call<{ id: string }>('POST', '/api/payments/references', { amount: 4321 });
    const keys = [platformCode, privateKey, clientId].join(':');
    expect(await type(`npx --yes ${address} state export shop.json --keys ${keys}`)).toMatchObject({
      code: 0,
    });
    let paid: unknown;
    await type(`npx --yes ${address} start --state shop.json --port 0 --json`, (said) => {
      const [line] = /^\{"url".*\}$/m.exec(said) ?? [];
      paid ??= line && amountIn(JSON.parse(line), id);
      return paid;
    });
    expect(await paid).toBe(4321);
    const { said: help } = await type(`npx --yes ${address} mcp --help`);
    expect(help).toContain(`npx ${address} mcp [OPTIONS]`);
    expect(help).toContain(`"args": ["--yes", "${address}", "mcp"]`);
    const broken = await type(`npx --yes ${address} start --state package.json`);
    expect(broken.said).toContain(`npx ${address} state export FILE writes one`);
  }, 120_000);
});

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { at } from '../../tools/run/paths.mjs';
import { ofTurn } from '../../tools/test/turn.mjs';
import { commands } from '../commands/commands.ts';
import { createSandbox } from '../library/createSandbox.ts';
import type { TestSandbox } from '../library/types.ts';
import { isGenuine, openReceiver } from './openReceiver.ts';

const script = at('cli', 'build', 'balcao.mjs');
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());

interface Ended {
  code: number;
  out: string;
  err: string;
}

/** Runs the command to its end, against the sandbox of this file. */
function balcao(...args: string[]): Promise<Ended> {
  const env = { ...process.env, BALCAO_URL: sandbox.url, NO_COLOR: '1' };
  return new Promise((done) => {
    execFile(process.execPath, [script, ...args], { env }, (error, out, err) => {
      done({ code: error ? Number(error.code) : 0, out, err });
    });
  });
}

/** Starts a command that runs until it is interrupted. */
function start(args: string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, ...env } });
  onTestFinished(() => end(child));
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGINT');
  await once(child, 'exit');
}

const reference = ['call', 'POST', '/api/payments/references', '{"amount":1000}'];
const pushed = { code: 'MW', details: { phoneNumber: '351#912345678' } };
const push = ['call', 'POST', '/api/payments', JSON.stringify({ amount: 500, paymentMethod: pushed })];
const idOf = ({ out }: Ended) => JSON.parse(out).id as string;

describe('the commands that operate a sandbox', () => {
  it('create a payment and pay it', async () => {
    const id = idOf(await balcao(...reference));
    expect(await balcao('pay', id)).toEqual({
      code: 0,
      err: '',
      out: `Payment ${id} of 1000 cents is confirmed.\n`,
    });
    const again = await balcao('pay', id);
    expect(again).toMatchObject({ code: 1, out: '' });
    expect(again.err).toMatch(/^POST \/sandbox\/atm was refused with \d+ c01\d+: .+\n$/);
  });

  it('answer a phone, show the clock and move it', async () => {
    const id = idOf(await balcao(...push));
    expect((await balcao('pay', id)).err).toContain(`balcao phone ${id} answers it`);
    const { out } = await balcao('phone', id, 'accept', '--json');
    expect(JSON.parse(out).stateDetails.state).toBe('confirmed');
    expect((await balcao('clock')).out).toMatch(/\(real time\)\n$/);
    const { platformCode, privateKey, clientId } = (await sandbox.tenant()).credentials;
    const keys = ['--keys', [platformCode, privateKey, clientId].join(':')];
    expect((await balcao('clock', '1d2h', ...keys)).out).toContain(`${26 * 3600} s ahead of real time`);
  });

  it('print what changes', async () => {
    const child = start(['events', '--json'], { BALCAO_URL: sandbox.url });
    const lines: string[] = [];
    child.stdout.on('data', (text) => lines.push(...String(text).trim().split('\n')));
    await expect.poll(() => lines.length, { timeout: 10_000 }).toBeGreaterThan(0);
    const id = idOf(await balcao(...reference));
    await expect
      .poll(() => lines.map((line) => JSON.parse(line)), { timeout: 10_000 })
      .toContainEqual(expect.objectContaining({ kind: 'payment', id }));
  });
});

describe('listen', () => {
  it('brings each message here once, with its bytes and its signature', async (context) => {
    const { url, received } = await openReceiver(() => 204, context);
    const [before] = await sandbox.deliveries.list();
    const child = start(['listen', '--forward-to', url], { BALCAO_URL: sandbox.url });
    let said = '';
    child.stderr.on('data', (text) => {
      said += text;
    });
    await expect.poll(() => said, { timeout: 10_000 }).toContain('Ctrl+C');
    const id = idOf(await balcao(...reference));
    await balcao('pay', id);
    await balcao('call', 'POST', `/api/payments/${id}/refunds`, '{"amount":1000}');
    const isNew = ({ id: delivery }: { id: string }) => Number(delivery) > Number(before?.id ?? 0);
    const bodies = async () => (await sandbox.deliveries.list()).filter(isNew).map(({ body }) => body);
    await expect.poll(() => received.length, { timeout: 10_000 }).toBeGreaterThan(1);
    // Leaves time for a duplicate to arrive.
    await new Promise((done) => setTimeout(done, 500));
    expect(received.map(({ body }) => body).sort()).toEqual((await bodies()).sort());
    expect(received[0]?.headers['content-type']).toBe('application/json');
    for (const message of received) expect(isGenuine(message, sandbox.secret)).toBe(true);
    await end(child);
    const left = await sandbox.call<{ id: string }[]>('GET', '/api/webhooks');
    expect(left.every((webhook) => Number(webhook.id) < 401)).toBe(true);
  }, 60_000);
});

describe('a person at the terminal', () => {
  const mistakes: [args: string[], says: RegExp][] = [
    [['pya'], /has no command "pya"[.]\nDid you mean balcao pay[?] balcao --help/],
    [['pay'], /balcao pay takes PAYMENT_OR_CHECKOUT[.]\nbalcao pay --help/],
    [['start', '--prot', '1'], /Unknown option '--prot'[.]\nDid you mean --port[?] balcao start --help/],
    [['start', '--port', '0', '--port', '1'], /--port stands twice[.]\nGive it once/],
    [['start', '--data', ''], /--data is empty[.]\nGive it a value, or leave it out/],
    [['admin', 'tenant-s', '--admin-key', 'k'], /no action "tenant-s"[.]\nDid you mean balcao admin tenants[?]/],
    [['start', '--port', '70000'], /--port is "70000"[.]\nUse a number from 0 to 65535/],
    [['start', '--public-url', 'sandbox:4000'], /--public-url is "sandbox:4000"[.]\nUse an origin/],
    [['start', '--data', '/dev/null/x'], /--data is "\/dev\/null\/x", a folder that cannot be written/],
    [['phone', '1101', 'maybe'], /"maybe" is no answer[.]\nUse one of: accept, refuse, ignore/],
    [['call', 'GET', '/payments'], /not a path of the sandbox[.]\nPaths begin with/],
    [['call', 'POST', '/api/payments', '{'], /The body is not JSON: .+\nQuote it.+PowerShell.+cmd/s],
    [
      ['call', 'GET', 'C:/Program Files/Git/api/payments'],
      /not a path of the sandbox[.]\nGit Bash .+MSYS_NO_PATHCONV=1/,
    ],
    [['check', 'localhost'], /not the URL of a receiver[.]\nGive the URL/],
    [['state', 'import'], /has no action "import"[.]\nIt has export[.]/],
    [
      ['start', '--state', 'none.json'],
      /--state is "none[.]json", which cannot be read: ENOENT.+\nbalcao state export/,
    ],
    [['listen'], /Nothing says where the messages go[.]\nName the receiver/],
    [['clock', '--url', 'http://localhost:1'], /No sandbox answers on http:\/\/localhost:1[.]\nbalcao start/],
  ];
  it.each(ofTurn(mistakes))('is told what to do after balcao %j', async (args, says) => {
    const { code, out, err } = await balcao(...args);
    expect(err).toMatch(says);
    expect(err).not.toContain('    at ');
    expect([code, out]).toEqual([2, '']);
  });

  it.each([
    ['\ufeff{"amount":1000}', 'utf8', 0, /^$/],
    ['\ufeff{"amount":1000}', 'utf16le', 2, /UTF-16, as PowerShell writes it[.]\nSave it as UTF-8/],
    ['{"amount":1000,"summary":"Reparação"}', 'latin1', 2, /The body is not UTF-8[.]/],
  ] as const)(
    'who gives %j in %s on the standard input is understood, or told why not',
    async (text, encoding, code, says) => {
      const child = start(['call', 'POST', '/api/payments/references', '-'], { BALCAO_URL: sandbox.url });
      let err = '';
      child.stderr.on('data', (chunk) => {
        err += chunk;
      });
      child.stdin.end(Buffer.from(text, encoding));
      await once(child, 'close');
      expect(err).toMatch(says);
      expect(child.exitCode).toBe(code);
    },
  );

  it('learns that a port is taken', async () => {
    const { port } = new URL(sandbox.url);
    const { code, err } = await balcao('start', '--port', port);
    expect(err).toBe(`Port ${port} is taken. Set --port to a free one.\n`);
    expect(code).toBe(2);
  });

  it.each(ofTurn(Object.keys(commands)))('gets help for %s, without colours', async (name) => {
    const { code, out } = await balcao(name, '--help');
    expect(out).toContain(`balcao ${name}`);
    expect(out).not.toContain('\u001b');
    expect(code).toBe(0);
  });
});

import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest';
import { freePort, programs, startReceiver } from '../../examples/receivers/running.ts';
import { at } from '../../tools/run/paths.mjs';
import { ofTurn } from '../../tools/test/turn.mjs';
import { createSandbox } from '../library/createSandbox.ts';
import type { TestSandbox } from '../library/types.ts';
import { isGenuine, openReceiver, type Received } from './openReceiver.ts';

/** Sandbox that the developer is already running. */
let sandbox: TestSandbox;
const folder = mkdtempSync(join(tmpdir(), 'balcao-check-'));
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await sandbox.close();
});

/** Checks a receiver with a new sandbox, unless `--url` names one. */
function check(...args: string[]): Promise<{ code: number; out: string; xml: string; url: string | undefined }> {
  const { BALCAO_URL: _, ...env } = process.env;
  const report = join(folder, `${randomUUID()}.xml`);
  const command = [at('cli', 'build', 'balcao.mjs'), 'check', ...args, '--junit', report];
  return new Promise((done) => {
    execFile(process.execPath, command, { env: { ...env, NO_COLOR: '1' } }, (error, out) => {
      const url = /^The payments of this check are in .+: (http:\S+), platform 0001[.]$/m.exec(out)?.[1];
      done({ code: error ? Number(error.code) : 0, out, xml: readFileSync(report, 'utf8'), url });
    });
  });
}

/** Starts a receiver from the site, which asks a sandbox (by default the developer's) about each payment. */
async function startOfSite(
  language: keyof typeof programs,
  context: TestContext,
  asked = sandbox.url,
): Promise<string> {
  const settings = { PROVIDER_API: `${asked}/api`, PAID_ORDERS: folder };
  const { url, child } = await startReceiver(language, programs[language], settings, context);
  context.onTestFinished(() => void child.kill());
  return url;
}

/** Statuses with which the developer's sandbox responds about the payments of a message, none of which it has. */
async function askElsewhere({ body }: Received): Promise<number[]> {
  const told = JSON.parse(body);
  const payments: { id: string }[] = told.webhook ? told.payments : [told];
  const { headers } = sandbox;
  const ask = ({ id }: { id: string }) => fetch(`${sandbox.url}/api/payments/${id}`, { headers });
  return Promise.all(payments.map(async (each) => (await ask(each)).status));
}

const note = 'The receiver never asked';

// Run concurrently, because the checks mostly wait.
describe.concurrent('check', () => {
  it('passes a receiver that verifies signatures, and notes that it asked about nothing [check.passes-and-notes-no-question]', async (context) => {
    const { url } = await openReceiver((message) => (isGenuine(message, sandbox.secret) ? 200 : 401), context);
    const { code, out } = await check(url);
    expect(out).toContain('The receiver gave the right response in every situation.');
    expect(out).toContain('whether each order ships once, only your own tests can tell');
    expect(out).toContain(`${note} http://localhost:`);
    expect(code).toBe(0);
  });

  it('fails one that accepts everything, and says so in JUnit’s XML [check.fails-what-accepts-everything]', async (context) => {
    const { url } = await openReceiver(() => 200, context);
    const { code, out, xml } = await check(url);
    expect(code).toBe(1);
    expect(out).toContain('failed   Somebody forges a message');
    expect(xml).toMatch(/<testsuite name="[^"]+" tests="12" failures="3" skipped="0" time="[\d.]+">/);
    expect(xml).toMatch(/<testcase classname="receiver.forged"[^>]+>\s+<failure message="The receiver accepted/);
  });

  it.for(ofTurn(['javascript', 'php'] as const, 2))(
    'tells the receiver of the site in %s, which asks another sandbox, why it fails [check.says-the-receiver-asks-elsewhere]',
    async (language, context) => {
      const { code, out, xml, url } = await check(await startOfSite(language, context));
      expect(out).toContain('The receiver passed 3 of 12 situations.');
      const reason = new RegExp(`It did not ask ${url} about payment \\d+: it may be asking another sandbox`, 'g');
      expect(out.match(reason)).toHaveLength(9);
      expect(out).not.toContain('not sent in time');
      expect(out.slice(out.indexOf(note))).toContain(
        `PROVIDER_API=${url}/api, or your own setting for it, and check again with --port ${new URL(url ?? '').port}`,
      );
      expect(code).toBe(1);
      expect(xml.match(reason)).toHaveLength(9);
      expect(xml).toMatch(new RegExp(`<system-out>The payments of this check are in .+${url}[^]+${note}`));
    },
  );

  it('passes the same receiver from the sandbox that it asks, without a note [check.passes-from-the-asked-sandbox]', async (context) => {
    const { code, out, url } = await check(await startOfSite('javascript', context), '--url', sandbox.url);
    expect(url).toBe(sandbox.url);
    expect(out).toContain('The receiver gave the right response in every situation.');
    expect(out).not.toContain(note);
    expect(code).toBe(0);
  });

  it('passes the receiver of the site that asks the sandbox on the port of the check [check.passes-on-its-own-port]', async (context) => {
    const port = await freePort();
    const receiver = await startOfSite('javascript', context, `http://localhost:${port}`);
    const { code, out } = await check(receiver, '--port', String(port));
    expect(out).not.toContain(note);
    expect(code).toBe(0);
  });

  it('fails a shop that would find strangers by the same ids in another sandbox', async (context) => {
    for (let made = 0; made < 20; made += 1) await sandbox.call('POST', '/api/payments/references', { amount: 1000 });
    const { url } = await openReceiver(async (message) => {
      if (!isGenuine(message, sandbox.secret)) return 401;
      return (await askElsewhere(message)).every((status) => status === 200) ? 200 : 500;
    }, context);
    const { code, out } = await check(url);
    expect(out).toContain('it may be asking another sandbox');
    expect(code).toBe(1);
  });
});

describe.concurrent('check --caller', () => {
  /** Opens a tenant for a program. Returns, among others, a function that examines the program's calls. */
  async function openProgram() {
    const { credentials, headers } = await sandbox.tenant();
    const { platformCode, privateKey, clientId } = credentials;
    const keys = [platformCode, privateKey, clientId].join(':');
    return {
      create: (body: object) =>
        fetch(`${sandbox.url}/api/payments/references`, {
          method: 'POST',
          headers: { ...headers, 'Content-Type': 'application/json' },
          body: JSON.stringify({ amount: 1000, ...body }),
        }),
      checkCaller: () => check('--caller', '--url', sandbox.url, '--keys', keys),
    };
  }

  it('says what a program did wrong, and in JUnit’s XML [check.examines-the-caller]', async () => {
    const { create, checkCaller } = await openProgram();
    await create({});
    const { code, out, xml } = await checkCaller();
    expect(out).toMatch(/^Calls of a program to http:\S+, platform \d+: 1\.$/m);
    expect(out).toMatch(/^found {4}A payment is created without `customUniqueId`\.$/m);
    expect(out).toMatch(/^ +\S+ POST \/api\/payments\/references, payment 1101$/m);
    expect(out).toMatch(/^ +https?:\S+\/en\/docs\/guides\/retry#lost$/m);
    expect(out).toContain('1 of 11 rules were broken.');
    expect(xml).toMatch(/<testsuite name="Caller \d+" tests="11" failures="1" skipped="1" time="0.000">/);
    expect(xml).toMatch(
      /<testcase classname="caller.missing_custom_unique_id"[^>]+>\s+<failure message="If the response is lost/,
    );
    expect(code).toBe(1);
  });

  it('finds nothing in a program that does right', async () => {
    const { create, checkCaller } = await openProgram();
    await create({ customUniqueId: 'A1' });
    const { code, out, xml } = await checkCaller();
    expect(out).toContain('Nothing was found.');
    expect(xml).toContain('failures="0"');
    expect(code).toBe(0);
  });

  it('does not pass a program that called nothing', async () => {
    const { checkCaller } = await openProgram();
    const { code, xml } = await checkCaller();
    expect(xml).toContain('skipped="11"');
    expect(code).toBe(2);
  });

  it('takes no receiver', async () => {
    const command = [at('cli', 'build', 'balcao.mjs'), 'check', 'http://localhost:4500/', '--caller'];
    const said = await new Promise<string>((done) => {
      execFile(process.execPath, command, (_, __, error) => done(error));
    });
    expect(said).toContain('check --caller takes no receiver and no --port.');
  });
});

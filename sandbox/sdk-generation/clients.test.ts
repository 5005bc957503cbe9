import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { confirmedReference } from '@balcao/contract/resources/payments/examples.ts';
import type { Sdk } from '@balcao/contract/resources/sdks/operations.ts';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest';
import { runCommand } from '../../examples/run/command.ts';
import { runtimes } from '../../examples/run/runtimes.ts';
import { type Server, serve } from '../../examples/run/serve.ts';
import { createSandbox, type Sandbox } from '../createSandbox.ts';
import { compareDeclarations, compile } from '../testing/compileSdk.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { readmeProgram } from '../testing/readmeProgram.ts';
import { drive, hookForm, journey, messages } from './journeys/expected.ts';

/** Each client as an integrator gets it: downloaded, unpacked, and run as a process against a running sandbox. */
const folder = mkdtempSync(join(tmpdir(), 'balcao-sdks-'));
const journeys = join(import.meta.dirname, 'journeys');
let server: Server;
let sandbox: Sandbox;

beforeAll(async () => {
  server = await serve(async (request) => {
    const [, place = ''] = new URL(request.url).pathname.split('/');
    return strangers[place]?.(request) ?? sandbox.fetch(request);
  });
  sandbox = await createSandbox({
    database: openTestDatabase({ sqlite: ':memory:' }),
    publicUrl: server.origin,
  });
});

afterAll(async () => {
  await server.close();
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

let isLost = false;

/**
 * Who else a client may reach: a page that leads elsewhere, somebody else's API, nobody, one that is closed for longer
 * than a client waits (it tells the seconds, or a date), and a sandbox that handles each request and loses every other
 * response.
 */
const strangers: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
  page: async () => new Response('<html></html>', { status: 302, headers: { Location: '/api/errors' } }),
  gateway: async () => Response.json({ error: 'no upstream' }, { status: 502 }),
  silence: () => new Promise(() => undefined),
  closed: async () => Response.json({}, { status: 503, headers: { 'Retry-After': '61' } }),
  async dated() {
    const date = new Date(Date.now() + 120_000).toUTCString();
    return Response.json({}, { status: 503, headers: { 'Retry-After': date } });
  },
  async unsteady(request) {
    const response = await sandbox.fetch(new Request(request.url.replace('/unsteady/', '/api/'), request));
    isLost = !isLost;
    return isLost ? Response.json({}, { status: 503, headers: { 'Retry-After': '1' } }) : response;
  },
};

/** Downloads the SDK of a language, its comments in a language of people. */
async function download(language: string, locale: string, options = {}): Promise<Buffer> {
  isLost = false;
  // A compiler keeps this process busy for so long that a connection kept open would be closed meanwhile.
  const ask = async (path: string, init?: RequestInit) =>
    sandbox.fetch(new Request(new URL(path, server.origin), init));
  await ask('/sandbox/reset', {
    method: 'POST',
    headers: { Authorization: `Basic ${btoa('0001:balcaoSandboxKey01')}` },
  });
  const answer = await ask(`/api/sdks/${language}`, {
    method: 'POST',
    headers: { 'Accept-Language': locale, 'Content-Type': 'application/json' },
    body: JSON.stringify({ options }),
  });
  const { data } = (await answer.json()) as { data: Sdk };
  return Buffer.from(await (await ask(data.link)).arrayBuffer());
}

async function unpack(
  language: string,
  locale: string,
  options: Readonly<Record<string, string>> = {},
): Promise<string> {
  for (const [path, bytes] of Object.entries(unzipSync(await download(language, locale, options)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  const name = language === 'javascript' ? 'typescript' : language;
  return join(folder, `${name}-${options.api === 'control' ? 'sandbox' : 'client'}`);
}

/** The program of a language; a machine without it skips the test, saying how to get it, but not in CI. */
function programOf(language: 'php' | 'python', { skip }: TestContext): readonly string[] {
  const { command, howToGet } = runtimes[language];
  const program = command();
  skip(!program && !process.env.CI, howToGet);
  if (!program) throw new Error(howToGet);
  return program;
}

const readmeOutput =
  /^12345 \d{9}\n404 .*e00502.*\n\d+ confirmed\n(?:\d+ \d+\n){10,}GET http:\S+\/api\/errors\/e00502 200\n$/;

/** What the README of a control client writes: a payment at a cash machine, a refusal, and a call that it logs. */
const sandboxReadmeOutput = /^confirmed\n404 .*c0101.*\nGET http:\S+\/sandbox\/health 200\n$/;

async function expectOutput(command: readonly string[], output: RegExp): Promise<void> {
  const { stdout, stderr } = await runCommand(command);
  expect(stderr).toBe('');
  expect(stdout).toMatch(output);
}

/** Where the clients of a language lie, as its programs take them. */
interface Clients {
  api: string;
  control: string;
}

/** Runs the three programs of a language. @param ending of their files */
async function expectPrograms(
  interpreter: readonly string[],
  ending: string,
  { api, control }: Clients,
): Promise<void> {
  const runs = [
    ['journey', journey, [api, `${server.origin}/api`]],
    ['messages', messages, [api, hookForm, JSON.stringify(confirmedReference)]],
    ['drive', drive, [api, control, server.origin]],
  ] as const;
  for (const [name, expected, given] of runs) {
    const { stdout, stderr } = await runCommand([
      ...interpreter,
      join(journeys, `${name}.${ending}`),
      ...given,
    ]);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual(expected);
  }
}

const modules = (api: string, control: string): Clients => ({
  api: pathToFileURL(api).href,
  control: pathToFileURL(control).href,
});

const programIn = (client: string, language: string) =>
  readmeProgram(client, language, Math.floor(Date.now() / 1000));

/** Writes the programs of a README where a test runs them. */
function writeReadme(client: string, language: string, path: string): string {
  writeFileSync(path, programIn(client, language));
  return path;
}

// A compiler on a busy machine takes its time.
describe('a client works against a running sandbox, the programs of its README included', {
  timeout: 120_000,
}, () => {
  it('in TypeScript, installed as it comes, whose compiler refuses a wrong call', async () => {
    const client = await unpack('typescript', 'PT');
    const controls = await unpack('typescript', 'PT', { api: 'control' });
    const shop = join(folder, 'shop');
    mkdirSync(shop);
    writeFileSync(join(shop, 'package.json'), '{ "type": "module", "private": true }');
    const install = ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix'];
    await runCommand(['npm', ...install, shop, client, controls]);
    const program = programIn(client, 'typescript');
    const driving = programIn(controls, 'typescript');
    const wrong = program
      .replaceAll("language: 'PT',", '')
      .replaceAll('baseUrl: servers.sandbox,', '')
      .replace('amount: 1000', "amount: '1000'")
      .replace('.reference);', '.number);')
      .replace("event.action === 'payment_confirmed'", "event.action === 'entity_approved'");
    writeFileSync(join(shop, 'right.ts'), program);
    writeFileSync(join(shop, 'wrong.ts'), wrong);
    writeFileSync(join(shop, 'driving.ts'), driving);
    writeFileSync(
      join(shop, 'wrongDriving.ts'),
      driving.replace('entity, reference, amount', 'entity, amount'),
    );
    const settings = { target: 'ES2022', module: 'NodeNext', strict: true, types: [], outDir: 'out' };
    const compilerOptions = { ...settings, lib: ['ES2023', 'DOM'], skipLibCheck: false };
    writeFileSync(join(shop, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
    expect(compile(shop)).toEqual([
      expect.stringMatching(/^wrong.ts: .*missing the following properties.* baseUrl, language$/),
      "wrong.ts: Type 'string' is not assignable to type 'number'.",
      "wrong.ts: Property 'number' does not exist on type 'PaymentReferenceDetails'.",
      "wrong.ts: Property 'payments' does not exist on type 'EntityApprovedEvent'.",
      expect.stringMatching(/^wrong.ts: .*missing the following properties.* baseUrl, language$/),
      expect.stringMatching(/^wrongDriving.ts: .*Property 'reference' is missing in type/),
    ]);
    await expectOutput([process.execPath, join(shop, 'out', 'right.js')], readmeOutput);
    await expectOutput([process.execPath, join(shop, 'out', 'driving.js')], sandboxReadmeOutput);
    const installed = (name: string) => join(shop, 'node_modules', name, 'dist', 'index.js');
    const clients = modules(installed('balcao-client'), installed('balcao-sandbox'));
    await expectPrograms([process.execPath], 'mjs', clients);
  });

  it('in TypeScript, whose declarations say what the code does', async () => {
    const client = await unpack('typescript', 'EN', { defaultServer: 'production' });
    expect(compareDeclarations(client, 'Client', ['ApiFailure', 'WebhookFailure'])).toEqual([]);
    const controls = await unpack('typescript', 'EN', { api: 'control', defaultServer: 'sandbox' });
    expect(compareDeclarations(controls, 'Sandbox', ['ApiFailure'])).toEqual([]);
  });

  it('in JavaScript', async () => {
    const client = await unpack('javascript', 'ES');
    const readme = writeReadme(client, 'javascript', join(client, 'readme.mjs'));
    await expectOutput([process.execPath, readme], readmeOutput);
    const controls = await unpack('javascript', 'ES', { api: 'control' });
    mkdirSync(join(controls, 'node_modules'));
    symlinkSync(client, join(controls, 'node_modules', 'balcao-client'));
    const driving = writeReadme(controls, 'javascript', join(controls, 'driving.mjs'));
    await expectOutput([process.execPath, driving], sandboxReadmeOutput);
    const code = (each: string) => join(each, 'dist', 'index.js');
    await expectPrograms([process.execPath], 'mjs', modules(code(client), code(controls)));
  });

  it('in PHP', async (context) => {
    const program = programOf('php', context);
    const client = await unpack('php', 'PT');
    const readme = writeReadme(client, 'php', join(folder, 'readme.php'));
    await expectOutput([...program, readme], readmeOutput);
    const controls = await unpack('php', 'PT', { api: 'control' });
    const driving = writeReadme(controls, 'php', join(folder, 'driving.php'));
    await expectOutput([...program, driving], sandboxReadmeOutput);
    await expectPrograms(program, 'php', { api: client, control: controls });
  });

  it('in Python, which opens the zip itself', async (context) => {
    const program = programOf('python', context);
    const zip = join(folder, 'python.zip');
    writeFileSync(zip, await download('python', 'ES'));
    await runCommand([...program, '-m', 'zipfile', '-e', zip, folder]);
    const client = join(folder, 'python-client');
    const readme = writeReadme(client, 'python', join(client, 'readme.py'));
    await expectOutput([...program, readme], readmeOutput);
    const controls = await unpack('python', 'ES', { api: 'control' });
    await expectPrograms(program, 'py', { api: client, control: controls });
    // Both packages beside the program, as in an environment where both are installed.
    cpSync(join(controls, 'balcao_sandbox'), join(client, 'balcao_sandbox'), { recursive: true });
    const driving = writeReadme(controls, 'python', join(client, 'driving.py'));
    await expectOutput([...program, driving], sandboxReadmeOutput);
  });
});

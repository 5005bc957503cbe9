import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Sdk } from '@balcao/contract/resources/sdks/operations.ts';
import { unzipSync } from 'fflate';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest';
import { runCommand } from '../../examples/run/command.ts';
import { runtimes } from '../../examples/run/runtimes.ts';
import { type Server, serve } from '../../examples/run/serve.ts';
import { createSandbox, type Sandbox } from '../createSandbox.ts';
import { journey } from './journeys/expected.ts';

/** Each client as an integrator gets it: downloaded, unpacked, and run as a process against a running sandbox. */
const folder = mkdtempSync(join(tmpdir(), 'balcao-sdks-'));
const journeys = join(import.meta.dirname, 'journeys');
let server: Server;
let sandbox: Sandbox;

beforeAll(async () => {
  server = await serve(async (request) => {
    const [, place = ''] = new URL(request.url).pathname.split('/');
    return strangers[place]?.() ?? sandbox.fetch(request);
  });
  sandbox = await createSandbox({ database: { sqlite: ':memory:' }, publicUrl: server.origin });
});

afterAll(async () => {
  await server.close();
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Who else a client may reach by mistake: a page that leads elsewhere, somebody else's API, and nobody. */
const strangers: Readonly<Record<string, () => Promise<Response>>> = {
  page: async () => new Response('<html></html>', { status: 302, headers: { Location: '/api/errors' } }),
  gateway: async () => Response.json({ error: 'no upstream' }, { status: 502 }),
  silence: () => new Promise(() => undefined),
};

/** Downloads the SDK of a language, its comments in a language of people. */
async function download(language: string, locale: string): Promise<Buffer> {
  await fetch(`${server.origin}/sandbox/reset`, {
    method: 'POST',
    headers: { Authorization: `Basic ${btoa('0001:balcaoSandboxKey01')}` },
  });
  const answer = await fetch(`${server.origin}/api/sdks/${language}`, {
    method: 'POST',
    headers: { 'Accept-Language': locale },
  });
  const { data } = (await answer.json()) as { data: Sdk };
  return Buffer.from(await (await fetch(data.link)).arrayBuffer());
}

async function unpack(language: string, locale: string): Promise<string> {
  for (const [path, bytes] of Object.entries(unzipSync(await download(language, locale)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  return join(folder, `${language}-client`);
}

/**
 * Compiles a folder as `tsc` would there, and writes what comes of it.
 * @param more settings that go on top of the folder's own `tsconfig.json`
 * @returns what the compiler complains of, as `file: message`
 */
function compile(folder: string, more: ts.CompilerOptions = {}): string[] {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const config = ts.getParsedCommandLineOfConfigFile(
    join(folder, 'tsconfig.json'),
    { skipLibCheck: true, ...more },
    host,
  );
  if (!config) throw new Error(`There is no tsconfig.json in ${folder}.`);
  const program = ts.createProgram(config.fileNames, config.options);
  const { diagnostics } = program.emit();
  return [...config.errors, ...ts.getPreEmitDiagnostics(program), ...diagnostics].map(
    ({ file, messageText }) => {
      const name = file?.fileName.split('/').at(-1) ?? 'tsconfig.json';
      return `${name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    },
  );
}

/** The blocks of code of a README: how to install, the first call, an error, a webhook. */
const blocksOf = (client: string) =>
  [...readFileSync(join(client, 'README.md'), 'utf8').matchAll(/```\w+\n(.*?)\n```/gs)].map(
    ([, code = '']) => code,
  );

/** Writes the README's first call, and the error that follows it, as a program. */
function writeFirstCall(client: string, file: string): string {
  const [, call = '', error = ''] = blocksOf(client);
  const path = join(file.endsWith('.php') ? folder : client, file);
  writeFileSync(path, `${call}\n${error}\n`);
  return path;
}

/** The program of a language; a machine without it skips the test, saying how to get it, but not in CI. */
function programOf(language: 'php' | 'python', { skip }: TestContext): readonly string[] {
  const { command, howToGet } = runtimes[language];
  const program = command();
  skip(!program && !process.env.CI, howToGet);
  if (!program) throw new Error(howToGet);
  return program;
}

const firstCall = /^12345 \d{9}\n404 .*e00502.*\n$/s;

async function expectJourney(command: readonly string[]): Promise<void> {
  const { stdout, stderr } = await runCommand([...command, `${server.origin}/api`]);
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual(journey);
}

const expectModule = (path: string) =>
  expectJourney([process.execPath, join(journeys, 'journey.mjs'), pathToFileURL(path).href]);

async function expectFirstCall(command: readonly string[]): Promise<void> {
  const { stdout, stderr } = await runCommand(command);
  expect(stderr).toBe('');
  expect(stdout).toMatch(firstCall);
}

// A compiler on a busy machine takes its time.
describe('a client works against a running sandbox, its README’s first call included', {
  timeout: 90_000,
}, () => {
  it('in TypeScript, whose compiler refuses a wrong call', async () => {
    const client = await unpack('typescript', 'PT');
    const [, call = '', error = ''] = blocksOf(client);
    writeFileSync(join(client, 'src', 'right.ts'), `${call}\n${error}`);
    const wrong = call.replace('amount: 1000', "amount: '1000'").replace('.reference);', '.number);');
    writeFileSync(join(client, 'src', 'wrong.ts'), wrong);
    expect(compile(client)).toEqual([
      "wrong.ts: Type 'string' is not assignable to type 'number'.",
      "wrong.ts: Property 'number' does not exist on type 'PaymentReferenceDetails'.",
    ]);
    await expectFirstCall([process.execPath, join(client, 'dist', 'right.js')]);
    await expectModule(join(client, 'dist', 'index.js'));
  });

  it('in JavaScript, whose comments hold as types', async () => {
    const client = await unpack('javascript', 'ES');
    const path = writeFirstCall(client, 'first-call.mjs');
    const compilerOptions = {
      ...{ allowJs: true, checkJs: true, noEmit: true, strict: true, noImplicitAny: false, types: [] },
      ...{ target: 'ES2022', module: 'NodeNext', lib: ['ES2023', 'DOM', 'DOM.Iterable'] },
    };
    writeFileSync(join(client, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['.'] }));
    expect(compile(client)).toEqual([]);
    await expectFirstCall([process.execPath, path]);
    await expectModule(join(client, 'src', 'index.js'));
  });

  it('in PHP', async (context) => {
    const program = programOf('php', context);
    const client = await unpack('php', 'PT');
    await expectFirstCall([...program, writeFirstCall(client, 'first-call.php')]);
    await expectJourney([...program, join(journeys, 'journey.php'), client]);
  });

  it('in Python, which opens the zip itself', async (context) => {
    const program = programOf('python', context);
    const zip = join(folder, 'python.zip');
    writeFileSync(zip, await download('python', 'ES'));
    await runCommand([...program, '-m', 'zipfile', '-e', zip, folder]);
    const client = join(folder, 'python-client');
    await expectFirstCall([...program, writeFirstCall(client, 'first_call.py')]);
    await expectJourney([...program, join(journeys, 'journey.py'), client]);
  });
});

import { createHmac } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { confirmedReference } from '@balcao/contract/resources/payments/examples.ts';
import type { Sdk } from '@balcao/contract/resources/sdks/operations.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { unzipSync } from 'fflate';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest';
import { runCommand } from '../../examples/run/command.ts';
import { runtimes } from '../../examples/run/runtimes.ts';
import { type Server, serve } from '../../examples/run/serve.ts';
import { createSandbox, type Sandbox } from '../createSandbox.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { journey } from './journeys/expected.ts';

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
 * than a client waits, and a sandbox that handles each request and loses every other response.
 */
const strangers: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
  page: async () => new Response('<html></html>', { status: 302, headers: { Location: '/api/errors' } }),
  gateway: async () => Response.json({ error: 'no upstream' }, { status: 502 }),
  silence: () => new Promise(() => undefined),
  closed: async () => Response.json({}, { status: 503, headers: { 'Retry-After': '61' } }),
  async unsteady(request) {
    const response = await sandbox.fetch(new Request(request.url.replace('/unsteady/', '/api/'), request));
    isLost = !isLost;
    return isLost ? Response.json({}, { status: 503, headers: { 'Retry-After': '1' } }) : response;
  },
};

/** Downloads the SDK of a language, its comments in a language of people. */
async function download(language: string, locale: string, options = {}): Promise<Buffer> {
  isLost = false;
  await fetch(`${server.origin}/sandbox/reset`, {
    method: 'POST',
    headers: { Authorization: `Basic ${btoa('0001:balcaoSandboxKey01')}` },
  });
  const answer = await fetch(`${server.origin}/api/sdks/${language}`, {
    method: 'POST',
    headers: { 'Accept-Language': locale, 'Content-Type': 'application/json' },
    body: JSON.stringify({ options }),
  });
  const { data } = (await answer.json()) as { data: Sdk };
  return Buffer.from(await (await fetch(data.link)).arrayBuffer());
}

async function unpack(language: string, locale: string, options = {}): Promise<string> {
  for (const [path, bytes] of Object.entries(unzipSync(await download(language, locale, options)))) {
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

const delivery = JSON.stringify({
  webhook: { id: '301', action: 'payment_confirmed', createdAt: '2026-01-15T10:05:00+00:00' },
  payments: [confirmedReference],
});

/** The message that the README's webhook reads, as variables of each language. */
function message(language: string): string {
  const time = Math.floor(Date.now() / 1000);
  const { privateKey } = seed.platform;
  const hash = createHmac('sha256', privateKey).update(`${delivery}${time}`).digest('hex');
  const header = `hash=${hash},ts=${time}`;
  const quoted = JSON.stringify(delivery);
  if (language === 'python') return `body, header, private_key = ${quoted}, '${header}', '${privateKey}'`;
  if (language !== 'php')
    return `const [body, header, privateKey] = [${quoted}, '${header}', '${privateKey}'];`;
  return `$_SERVER['HTTP_PAYPAY_SIGNATURE'] = '${header}';\n$privateKey = '${privateKey}';`;
}

/** The blocks of code of a README as one program, with a message for the webhook; its first block is how to install. */
function readmeProgram(client: string, language: string): string {
  const readme = readFileSync(join(client, 'README.md'), 'utf8');
  const [, call = '', ...others] = [...readme.matchAll(/```\w+\n(.*?)\n```/gs)].map(([, code = '']) => code);
  expect(others).toHaveLength(4);
  // Without a web server PHP has no body of a request.
  const body = `base64_decode('${btoa(delivery)}')`;
  const program = [call, message(language), ...others]
    .join('\n')
    .replace("file_get_contents('php://input')", body);
  const imports = program.split('\n').filter((line) => /^import .* from /.test(line));
  return language === 'php' || language === 'python'
    ? `${program}\n`
    : `${[...imports, ...program.split('\n').filter((line) => !imports.includes(line))].join('\n')}\n`;
}

function writeReadme(client: string, language: string, file: string): string {
  const path = join(language === 'php' ? folder : client, file);
  writeFileSync(path, readmeProgram(client, language));
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

const readmeOutput =
  /^12345 \d{9}\n404 .*e00502.*\n\d+ confirmed\n(?:\d+ \d+\n){10,}GET http:\S+\/api\/errors\/e00502 200\n$/;

async function expectJourney(command: readonly string[]): Promise<void> {
  const { stdout, stderr } = await runCommand([...command, `${server.origin}/api`]);
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual(journey);
}

const expectModule = (path: string) =>
  expectJourney([process.execPath, join(journeys, 'journey.mjs'), pathToFileURL(path).href]);

async function expectReadme(command: readonly string[]): Promise<void> {
  const { stdout, stderr } = await runCommand(command);
  expect(stderr).toBe('');
  expect(stdout).toMatch(readmeOutput);
}

// A compiler on a busy machine takes its time.
describe('a client works against a running sandbox, the programs of its README included', {
  timeout: 90_000,
}, () => {
  it('in TypeScript, installed as it comes, whose compiler refuses a wrong call', async () => {
    const client = await unpack('typescript', 'PT');
    const shop = join(folder, 'shop');
    mkdirSync(shop);
    writeFileSync(join(shop, 'package.json'), '{ "type": "module", "private": true }');
    const install = ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix'];
    await runCommand(['npm', ...install, shop, client]);
    const program = readmeProgram(client, 'typescript');
    const wrong = program
      .replaceAll("language: 'PT',", '')
      .replaceAll('baseUrl: servers.sandbox,', '')
      .replace('amount: 1000', "amount: '1000'")
      .replace('.reference);', '.number);')
      .replace('delivery?.payments', 'delivery.payments');
    writeFileSync(join(shop, 'right.ts'), program);
    writeFileSync(join(shop, 'wrong.ts'), wrong);
    const settings = { target: 'ES2022', module: 'NodeNext', strict: true, types: [], outDir: 'out' };
    const compilerOptions = { ...settings, lib: ['ES2023', 'DOM'], skipLibCheck: false };
    writeFileSync(join(shop, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
    expect(compile(shop)).toEqual([
      expect.stringMatching(/^wrong.ts: .*missing the following properties.* baseUrl, language$/),
      "wrong.ts: Type 'string' is not assignable to type 'number'.",
      "wrong.ts: Property 'number' does not exist on type 'PaymentReferenceDetails'.",
      "wrong.ts: 'delivery' is possibly 'undefined'.",
      expect.stringMatching(/^wrong.ts: .*missing the following properties.* baseUrl, language$/),
    ]);
    await expectReadme([process.execPath, join(shop, 'out', 'right.js')]);
    await expectModule(join(shop, 'node_modules', 'balcao-client', 'dist', 'index.js'));
  });

  it('in TypeScript, whose declarations say what the code does', async () => {
    const client = await unpack('typescript', 'EN', { defaultServer: 'production' });
    const [told, code] = [join(client, 'dist'), join(client, 'code')];
    mkdirSync(code);
    for (const file of readdirSync(told).filter((name) => name.endsWith('.js'))) {
      cpSync(join(told, file), join(code, file));
    }
    cpSync(join(told, 'types.d.ts'), join(code, 'types.d.ts'));
    const same = ['Client', 'ApiFailure'].map(
      (name) => `
const ${name}Told: Public<told.${name}> = {} as code.${name};
const ${name}Code: Public<code.${name}> = {} as told.${name};
const ${name}NewTold: ConstructorParameters<typeof told.${name}> = {} as ConstructorParameters<typeof code.${name}>;
const ${name}NewCode: ConstructorParameters<typeof code.${name}> = {} as ConstructorParameters<typeof told.${name}>;`,
    );
    const rest = "'Client' | 'ApiFailure'";
    writeFileSync(
      join(client, 'same.ts'),
      `import * as code from './code/index.js';
import * as told from './dist/index.js';
type Public<T> = Pick<T, keyof T>;${same.join('')}
const restTold: Omit<typeof told, ${rest}> = code;
const restCode: Record<Exclude<keyof typeof code, ${rest}>, unknown> = told;
new told.Client({ language: 'PT' });
const languageIsRequired: object extends told.Settings ? never : true = true;
`,
    );
    const compilerOptions = {
      ...{ allowJs: true, checkJs: true, noEmit: true, strict: true, noImplicitAny: false, types: [] },
      ...{ target: 'ES2022', module: 'NodeNext', lib: ['ES2023', 'DOM', 'DOM.Iterable'] },
    };
    writeFileSync(join(client, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['same.ts'] }));
    expect(compile(client)).toEqual([]);
  });

  it('in JavaScript', async () => {
    const client = await unpack('javascript', 'ES');
    await expectReadme([process.execPath, writeReadme(client, 'javascript', 'readme.mjs')]);
    await expectModule(join(client, 'src', 'index.js'));
  });

  it('in PHP', async (context) => {
    const program = programOf('php', context);
    const client = await unpack('php', 'PT');
    await expectReadme([...program, writeReadme(client, 'php', 'readme.php')]);
    await expectJourney([...program, join(journeys, 'journey.php'), client]);
  });

  it('in Python, which opens the zip itself', async (context) => {
    const program = programOf('python', context);
    const zip = join(folder, 'python.zip');
    writeFileSync(zip, await download('python', 'ES'));
    await runCommand([...program, '-m', 'zipfile', '-e', zip, folder]);
    const client = join(folder, 'python-client');
    await expectReadme([...program, writeReadme(client, 'python', 'readme.py')]);
    await expectJourney([...program, join(journeys, 'journey.py'), client]);
  });
});

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { confirmedReference } from '@balcao/contract/resources/payments/paymentExamples.ts';
import { type Locale, locales } from '@balcao/contract/words/locales.ts';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest';
import { runCommand } from '../../examples/run/runner.ts';
import { runtimes } from '../../examples/run/runtimes.ts';
import { sandboxScript } from '../../tools/run/build.mjs';
import { ofTurn } from '../../tools/test/turn.mjs';
import { compareDeclarations, compile } from '../testing/compileSdk.ts';
import { type ClientKind, differingClients, downloadClient, folderOf } from '../testing/generatedClients.ts';
import { readmeProgram } from '../testing/readmeProgram.ts';
import { type SandboxOfClients, startForClients } from '../testing/sandboxOfClients.ts';
import { drive, hookForm, journey, messages } from './journeys/expected.ts';

/** Tests each client the way an integrator uses it: downloaded from a built sandbox, unpacked, and run against it. */
const folder = mkdtempSync(join(tmpdir(), 'balcao-sdks-'));
const journeys = join(import.meta.dirname, 'journeys');
let sandbox: SandboxOfClients;

beforeAll(async () => {
  sandbox = await startForClients(sandboxScript, folder);
});

afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Folders of a language's clients, from which its programs load them. */
interface Clients {
  api: string;
  control: string;
}

/** Downloads a client into a folder for its locale. @returns path of the client */
async function unpack(kind: ClientKind, options: Readonly<Record<string, string>> = {}): Promise<string> {
  const place = join(folder, kind.locale);
  const zip = unzipSync(await downloadClient(sandbox.origin, kind, options));
  for (const [path, bytes] of Object.entries(zip)) {
    mkdirSync(dirname(join(place, path)), { recursive: true });
    writeFileSync(join(place, path), bytes);
  }
  return join(place, folderOf(kind));
}

const unpackBoth = async (language: ClientKind['language'], locale: Locale): Promise<Clients> => ({
  api: await unpack({ language, locale, api: 'payments' }),
  control: await unpack({ language, locale, api: 'control' }),
});

/** Command of a language. If it is missing, the test is skipped with installation instructions, but fails in CI. */
function programOf(language: 'php' | 'python', { skip }: TestContext): readonly string[] {
  const { command, howToGet } = runtimes[language];
  const program = command();
  skip(!program && !process.env.CI, howToGet);
  if (!program) throw new Error(howToGet);
  return program;
}

const readmeOutput =
  /^12345 \d{9}\n404 .*e00502.*\n\d+ confirmed\n(?:\d+ \d+\n){10,}GET http:\S+\/api\/errors\/e00502 200\n$/;

/** Output of the README program of a control client: a payment at a cash machine, a refusal, and a logged call. */
const sandboxReadmeOutput = /^confirmed\n404 .*c0101.*\nGET http:\S+\/sandbox\/health 200\n$/;

async function expectOutput(command: readonly string[], output: RegExp): Promise<void> {
  const { stdout, stderr } = await runCommand(command);
  expect(stderr).toBe('');
  expect(stdout).toMatch(output);
}

async function expectPrograms(
  interpreter: readonly string[],
  ending: string,
  { api, control }: Clients,
): Promise<void> {
  await sandbox.reset();
  const runs = [
    ['journey', journey, [api, `${sandbox.origin}/api`]],
    ['messages', messages, [api, hookForm, JSON.stringify(confirmedReference)]],
    ['drive', drive, [api, control, sandbox.origin]],
  ] as const;
  for (const [name, expected, given] of runs) {
    const { stdout, stderr } = await runCommand([...interpreter, join(journeys, `${name}.${ending}`), ...given]);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual(expected);
  }
}

/** Languages of the clients in this run. */
const tested = ofTurn(locales);
const [first = 'pt'] = tested;
const inEachLocale = (run: (locale: Locale) => Promise<void>) => Promise.all(tested.map(run));

const modules = (api: string, control: string): Clients => ({
  api: pathToFileURL(api).href,
  control: pathToFileURL(control).href,
});

const programIn = (client: string, language: string) => readmeProgram(client, language, Math.floor(Date.now() / 1000));

function writeReadme(client: string, language: string, path: string): string {
  writeFileSync(path, programIn(client, language));
  return path;
}

// Long, because compilers are slow on a busy machine.
describe('a client works against a running sandbox, the programs of its README included', {
  timeout: 120_000,
}, () => {
  it('is what its source makes, whichever it is', async () => {
    expect(await differingClients(sandbox.origin)).toEqual([]);
  });

  it('in TypeScript, installed as it comes, whose compiler refuses a wrong call [client.typescript-compiles]', async () => {
    const shops = join(folder, 'shops');
    await inEachLocale(async (locale) => {
      const { api, control } = await unpackBoth('typescript', locale);
      const shop = join(shops, locale);
      mkdirSync(shop, { recursive: true });
      writeFileSync(join(shop, 'package.json'), '{ "type": "module", "private": true }');
      const install = ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix'];
      await runCommand(['npm', ...install, shop, api, control]);
      writeFileSync(join(shop, 'right.ts'), programIn(api, 'typescript'));
      writeFileSync(join(shop, 'driving.ts'), programIn(control, 'typescript'));
    });
    const written = (name: string) => readFileSync(join(shops, first, name), 'utf8');
    const wrong = written('right.ts')
      .replaceAll(`language: '${first.toUpperCase()}',`, '')
      .replaceAll('baseUrl: servers.sandbox,', '')
      .replace('amount: 1000', "amount: '1000'")
      .replace('.reference);', '.number);')
      .replace("event.action === 'payment_confirmed'", "event.action === 'entity_approved'");
    writeFileSync(join(shops, first, 'wrong.ts'), wrong);
    const wrongDriving = written('driving.ts').replace('entity, reference, amount', 'entity, amount');
    writeFileSync(join(shops, first, 'wrongDriving.ts'), wrongDriving);
    const settings = { target: 'ES2022', module: 'NodeNext', strict: true, types: [] };
    const compilerOptions = { ...settings, lib: ['ES2023', 'DOM'], skipLibCheck: false };
    writeFileSync(join(shops, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*/*.ts'] }));
    expect(compile(shops)).toEqual([
      expect.stringMatching(/^wrong.ts: .*missing the following properties.* baseUrl, language$/),
      "wrong.ts: Type 'string' is not assignable to type 'number'.",
      "wrong.ts: Property 'number' does not exist on type 'PaymentReferenceDetails'.",
      "wrong.ts: Property 'payments' does not exist on type 'EntityApprovedEvent'.",
      expect.stringMatching(/^wrong.ts: .*missing the following properties.* baseUrl, language$/),
      expect.stringMatching(/^wrongDriving.ts: .*Property 'reference' is missing in type/),
    ]);
    await inEachLocale(async (locale) => {
      await expectOutput([process.execPath, join(shops, locale, 'right.js')], readmeOutput);
      await expectOutput([process.execPath, join(shops, locale, 'driving.js')], sandboxReadmeOutput);
    });
    const installed = (name: string) => join(shops, first, 'node_modules', name, 'dist', 'index.js');
    const clients = modules(installed('balcao-client'), installed('balcao-sandbox'));
    await expectPrograms([process.execPath], 'mjs', clients);
  });

  it('in TypeScript, whose declarations say what the code does', async () => {
    const language = 'typescript';
    const client = await unpack({ language, locale: 'en', api: 'payments' }, { defaultServer: 'production' });
    expect(compareDeclarations(client, 'Client', ['ApiFailure', 'WebhookFailure'])).toEqual([]);
    const controls = await unpack({ language, locale: 'en', api: 'control' }, { defaultServer: 'sandbox' });
    expect(compareDeclarations(controls, 'Sandbox', ['ApiFailure'])).toEqual([]);
  });

  it('in JavaScript [client.javascript-runs]', async () => {
    await inEachLocale(async (locale) => {
      const { api, control } = await unpackBoth('javascript', locale);
      const readme = writeReadme(api, 'javascript', join(api, 'readme.mjs'));
      await expectOutput([process.execPath, readme], readmeOutput);
      mkdirSync(join(control, 'node_modules'));
      symlinkSync(api, join(control, 'node_modules', 'balcao-client'));
      const driving = writeReadme(control, 'javascript', join(control, 'driving.mjs'));
      await expectOutput([process.execPath, driving], sandboxReadmeOutput);
    });
    const code = (client: string) => join(folder, first, client, 'dist', 'index.js');
    const clients = modules(code('typescript-client'), code('typescript-sandbox'));
    await expectPrograms([process.execPath], 'mjs', clients);
  });

  it('in PHP [client.php-runs]', async (context) => {
    const program = programOf('php', context);
    await inEachLocale(async (locale) => {
      const { api, control } = await unpackBoth('php', locale);
      for (const client of [api, control])
        await expectOutput([...program, join(journeys, 'load.php'), client], /^\d{2,}\n$/);
      const readme = writeReadme(api, 'php', join(folder, locale, 'readme.php'));
      await expectOutput([...program, readme], readmeOutput);
      const driving = writeReadme(control, 'php', join(folder, locale, 'driving.php'));
      await expectOutput([...program, driving], sandboxReadmeOutput);
    });
    const at = (client: string) => join(folder, first, client);
    await expectPrograms(program, 'php', { api: at('php-client'), control: at('php-sandbox') });
  });

  it('in Python, which opens the zip itself [client.python-runs]', async (context) => {
    const program = programOf('python', context);
    const at = (locale: Locale, name: string) => join(folder, `python-${locale}`, name);
    await inEachLocale(async (locale) => {
      for (const api of ['payments', 'control'] as const) {
        const zip = join(folder, `${api}-${locale}.zip`);
        writeFileSync(zip, await downloadClient(sandbox.origin, { language: 'python', locale, api }));
        await runCommand([...program, '-m', 'zipfile', '-e', zip, at(locale, '')]);
      }
      const [client, controls] = [at(locale, 'python-client'), at(locale, 'python-sandbox')];
      const readme = writeReadme(client, 'python', join(client, 'readme.py'));
      await expectOutput([...program, readme], readmeOutput);
      // Copies the other package beside the program too, as if both were installed.
      cpSync(join(controls, 'balcao_sandbox'), join(client, 'balcao_sandbox'), { recursive: true });
      const driving = writeReadme(controls, 'python', join(client, 'driving.py'));
      await expectOutput([...program, driving], sandboxReadmeOutput);
    });
    const clients = { api: at(first, 'python-client'), control: at(first, 'python-sandbox') };
    await expectPrograms(program, 'py', clients);
  });
});

import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { locales } from '@balcao/contract/words/locales.ts';
import { differingClients } from '@balcao/sandbox/testing/generatedClients.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { provider } from '../../provider.config.ts';
import { at } from '../../tools/run/paths.mjs';
import { openPostgres } from '../../tools/test/postgres.mjs';
import { requirements } from '../../tools/test/requirements.mjs';
import { ofTurn } from '../../tools/test/turn.mjs';
import { headersOf, type Installed, installPackage, type Started, startInstalled } from './installed.ts';
import { nodeOf, nodeVersions } from './nodes.ts';

/** Maximum size of the installed package with its documentation. */
const mostBytes = 5_000_000;

const initdb = requirements.postgresql.find();

/** One of the versions, in rotation; `npm run test:full` tests both. */
const versions = ofTurn(nodeVersions, 2);

let installed: Installed;
beforeAll(async () => {
  installed = await installPackage();
});
afterAll(() => installed.remove());

/** Total size of the files in a folder, without cached compiled code. */
function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.cache'))
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

/** Calls a started sandbox with its keys. @returns `data` of the response */
async function call(started: Started, path: string, init: RequestInit) {
  const response = await fetch(started.url + path, { ...init, headers: headersOf(started) });
  return (await response.json()).data;
}
const get = (started: Started, path: string) => call(started, path, {});
const post = (started: Started, path: string, body: object) =>
  call(started, path, { method: 'POST', body: JSON.stringify(body) });

const textAt = async (url: string) => {
  const response = await fetch(url, { headers: { accept: 'text/html', 'accept-language': 'en' } });
  expect(response.status, url).toBe(200);
  return response.text();
};

const program = `
import { createSandbox } from 'balcao';
const sandbox = await createSandbox({ seed: 'shop' });
const tenant = await sandbox.tenant();
const payment = await tenant.call('POST', '/api/payments/references', { amount: 1000, availableMethods: [{ code: 'MB' }] });
await tenant.payAtAtm({ ...payment.referenceDetails, amount: 1000 });
const { body } = await tenant.deliveries.next({ action: 'payment_confirmed' });
console.log(JSON.parse(body).payments[0].id === payment.id);
await sandbox.close();
`;

describe.each(versions)('installed into an empty folder, on Node %s', (version) => {
  let node: string;
  beforeAll(() => {
    node = nodeOf(version);
  });

  it('starts with workbench and payment pages, takes a payment, and ends in order [package.starts-and-ends]', async () => {
    const { started, end } = await startInstalled(node, installed);
    expect(started.webhookSecret).toBe(started.privateKey);
    expect(await textAt(`${started.url}/`)).toContain('/workbench/');
    const redirects = [{ type: 'success', url: 'https://loja.example/obrigado' }];
    const page = { language: 'EN', layout: 'web' };
    const checkout = await post(started, '/api/checkouts', { payment: { amount: 1000 }, page, redirects });
    const html = await textAt(checkout.checkoutUrl);
    expect(html).toContain('/assets/page-');
    await textAt(started.url + /\/assets\/page-\w+\.js/.exec(html)?.[0]);
    for (const api of ['api', 'sandbox']) {
      const description = await textAt(`${started.url}/${api}/docs/api.json`);
      expect(Object.keys(JSON.parse(description).paths).length).toBeGreaterThan(20);
    }
    expect(await end()).toBe(0);
  });

  it('keeps what it compiled, and compiles again what cannot be used', async () => {
    const build = dirname(installed.command);
    const kept = () => readdirSync(build).filter((name) => name.endsWith('.cache'));
    for (const name of kept()) rmSync(join(build, name));
    const startOnce = async () => (await startInstalled(node, installed)).end();
    execFileSync(node, [installed.command, '--version']);
    expect(kept()).toEqual([]);
    expect(await startOnce()).toBe(0);
    const [file = ''] = kept();
    expect(file).toContain(`.v${version}-`);
    const path = join(build, file);
    const { size, mtimeMs } = statSync(path);
    expect(size).toBeGreaterThan(500_000);
    await startOnce();
    expect(statSync(path).mtimeMs).toBe(mtimeMs);
    writeFileSync(path, 'not what V8 wrote');
    expect(await startOnce()).toBe(0);
    expect(statSync(path).size).toBeGreaterThan(500_000);
    expect(kept()).toEqual([file]);
  });

  it('keeps its data in a folder [package.keeps-data-in-a-folder]', async () => {
    const data = ['--data', `data-${version}`, '--seed', 'loja'];
    const first = await startInstalled(node, installed, data);
    const { id } = await post(first.started, '/api/payments/references', { amount: 700 });
    await first.end();
    const second = await startInstalled(node, installed, data);
    expect(second.started.privateKey).toBe(first.started.privateKey);
    expect((await get(second.started, `/api/payments/${id}`)).amount).toBe(700);
    await second.end();
  });

  it('keeps what it confirmed when it is killed, and refuses a folder that another one has [package.killed-keeps-data]', async () => {
    const folder = `killed-${version}`;
    const data = ['--data', folder, '--seed', 'loja'];
    const first = await startInstalled(node, installed, data);
    const { id } = await post(first.started, '/api/payments/references', { amount: 900 });
    await expect(startInstalled(node, installed, data)).rejects.toThrow('in use by another sandbox');
    process.kill(Number(readFileSync(join(installed.folder, folder, 'sandbox.pid'), 'utf8')), 'SIGKILL');
    // Another version of Node must be able to read the same files.
    for (const other of [node, process.execPath]) {
      const next = await startInstalled(other, installed, data);
      expect((await get(next.started, `/api/payments/${id}`)).amount).toBe(900);
      expect(await next.end()).toBe(0);
    }
  });

  it('is a library [package.is-a-library]', () => {
    const file = join(installed.folder, 'test.mjs');
    writeFileSync(file, program);
    expect(execFileSync(node, [file]).toString()).toBe('true\n');
  });
});

describe('the installed package', () => {
  it('is run by its name [package.runs-by-name]', () => {
    const options = { cwd: installed.folder, encoding: 'utf8', shell: process.platform === 'win32' } as const;
    const said = execFileSync('npx', ['--no-install', 'balcao', '--version'], options);
    expect(said.trim()).toBe(JSON.parse(readFileSync(at('cli', 'package.json'), 'utf8')).version);
  });

  it('carries the files for coding agents, and the commands of their page lay them in a shop [package.has-agent-files]', () => {
    const commands = [
      'cp node_modules/balcao/AGENTS.md AGENTS.md',
      'mkdir -p .agents/skills',
      'cp -r node_modules/balcao/skills/balcao-payments .agents/skills/',
    ];
    execFileSync('sh', ['-ec', commands.join('\n')], { cwd: installed.folder });
    const laid = (path: string) => readFileSync(join(installed.folder, path), 'utf8');
    // Links contain the site's URL, because the file is read outside the site.
    expect(laid('AGENTS.md')).toContain(`](${provider.site}/en/docs/guides/retry.md)`);
    const skill = readdirSync(join(installed.folder, '.agents/skills/balcao-payments'), { recursive: true });
    const files = ['SKILL.md', join('references', 'webhooks.md'), join('scripts', 'receiver.mjs')];
    expect(skill).toEqual(expect.arrayContaining(files));
  });

  it('carries all that was built, the documentation in each language included', () => {
    const filesIn = (folder: string) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => !name.endsWith('.cache'))
        .sort();
    const carried = filesIn(dirname(installed.command));
    expect(carried).toEqual(filesIn(at('cli', 'build')));
    const documentation = locales.map((locale) => join('mcp', `documentation.${locale}.json.br`));
    expect(carried).toEqual(expect.arrayContaining([join('mcp', 'server.mjs'), ...documentation]));
  });

  it.runIf(initdb)('keeps its data in PostgreSQL, for the next start and for a second process', async () => {
    const database = await openPostgres(String(initdb));
    onTestFinished(() => database.close());
    const data = ['--database-url', database.url, '--seed', 'loja'];
    const start = () => startInstalled(process.execPath, installed, data);
    const first = await start();
    const { id } = await post(first.started, '/api/payments/references', { amount: 700 });
    const second = await start();
    expect((await get(second.started, `/api/payments/${id}`)).amount).toBe(700);
    for (const { end } of [first, second]) expect(await end()).toBe(0);
    const third = await start();
    expect(third.started).toEqual({ ...first.started, url: third.started.url });
    expect((await get(third.started, `/api/payments/${id}`)).amount).toBe(700);
    expect(await third.end()).toBe(0);
  });

  it('generates each client as its source does', async () => {
    const { started, end } = await startInstalled(process.execPath, installed);
    expect(await differingClients(started.url)).toEqual([]);
    await end();
  });

  it('weighs at most 5 MB, needs no other package, and has nothing native', () => {
    const modules = join(installed.folder, 'node_modules');
    expect(readdirSync(modules).filter((name) => !name.startsWith('.'))).toEqual(['balcao']);
    const files = readdirSync(modules, { recursive: true, encoding: 'utf8' });
    expect(files.filter((name) => name.endsWith('.node'))).toEqual([]);
    expect(bytesIn(modules)).toBeLessThan(mostBytes);
  });

  it('has types of its own that need no other package, and refuse what the contract refuses', () => {
    const lines = [
      "import { createSandbox } from 'balcao';",
      'const tenant = await createSandbox();',
      "const paid = await tenant.answerPhone('1101', 'accept'); const id: string = paid.id; id;",
      "await tenant.answerPhone('1101', 'yes');",
      "await tenant.fault({ kind: 'flood' });",
      'const total: string = (await tenant.timeline("1101")).payment.amount; total;',
    ];
    writeFileSync(join(installed.folder, 'typed.mts'), lines.join('\n'));
    const flags = ['--noEmit', '--strict', '--skipLibCheck', 'false', '--module', 'nodenext'];
    const target = ['--lib', 'es2022,dom', '--target', 'es2022', 'typed.mts'];
    const compiler = [at('node_modules', 'typescript', 'bin', 'tsc'), ...flags, ...target];
    const { stdout } = spawnSync(process.execPath, compiler, { cwd: installed.folder, encoding: 'utf8' });
    expect(stdout.match(/typed.mts\(\d+|TS\d+/g)).toEqual([
      ...['typed.mts(4', 'TS2345', 'typed.mts(5', 'TS2322', 'typed.mts(6', 'TS2322'],
    ]);
  });
});

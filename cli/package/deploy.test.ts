import { chmodSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { at } from '../../tools/run/paths.mjs';
import { freePort } from '../../tools/run/ports.mjs';
import { ofTurn } from '../../tools/test/turn.mjs';
import { startAt } from './installed.ts';
import { run, runTests, testCount } from './runTests.ts';
import { committedCopy, makeShopFolder, type ShopFolder } from './shopFolder.ts';

/** Checks the files of examples/deploy/ and runs their commands without containers or a CI service. */
const read = (name: string) => readFileSync(at('examples', 'deploy', name), 'utf8');

let shop: ShopFolder;
beforeAll(() => {
  shop = makeShopFolder();
  // Lets another user read the folder.
  chmodSync(shop.folder, 0o755);
});
afterAll(() => shop.remove());

describe('github-actions.yml', () => {
  type Step = { uses?: string; run?: string };
  const { jobs } = parse(read('github-actions.yml')) as { jobs: Record<string, { steps: Step[] }> };

  it('uses the actions that the workflow of this repository uses', () => {
    const own = readFileSync(at('.github', 'workflows', 'test.yml'), 'utf8');
    const used = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((action) => !own.includes(`uses: ${action}\n`))).toEqual([]);
  });

  it.for(ofTurn(Object.entries(jobs), 2))(
    'the commands of the job %s pass in what is committed [containers.workflow-commands-pass]',
    async ([, { steps }]) => {
      const checkedOut = committedCopy(shop);
      onTestFinished(checkedOut.remove);
      for (const { run: command } of steps) {
        if (!command) continue;
        const { code, out } = await run('sh', ['-e', '-c', command], checkedOut.folder);
        expect(code, `${command}\n${out}`).toBe(0);
      }
    },
  );
});

/** Instructions in the last stage of the Containerfile. */
const instructions = (
  read('Containerfile')
    .split(/^FROM /m)
    .at(-1) ?? ''
)
  .split('\n')
  .flatMap((line) => [...line.matchAll(/^([A-Z]+) (.*)$/g)])
  .map(([, name = '', text = '']) => ({ name, text }));
const textsOf = (wanted: string) => instructions.flatMap(({ name, text }) => (name === wanted ? [text] : []));
/** Command in JSON form at the end of an instruction. */
const commandOf = (name: string): string[] => JSON.parse(/\[.*\]$/.exec(textsOf(name)[0] ?? '')?.[0] ?? '[]');

interface Service {
  command: string[];
  read_only: boolean;
  hostname?: string;
  healthcheck?: { test: string[] };
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
}
const { services } = parse(read('compose.yaml')) as { services: Record<'sandbox' | 'tests', Service> };

/** Starts the container's command on a free port, as a user without write permission. */
async function startContained(args: readonly string[] = services.sandbox.command) {
  const [program = '', script = '', ...own] = commandOf('ENTRYPOINT');
  expect(program).toBe('node');
  const nowhere = join(shop.folder, 'read-only');
  mkdirSync(nowhere, { recursive: true, mode: 0o555 });
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const options = {
    cwd: shop.folder,
    env: { PATH: process.env.PATH, HOME: nowhere, TMPDIR: nowhere },
    ...nobody,
  };
  const port = String(await freePort());
  const given = [script, ...own, ...args, '--port', port, '--json'];
  return { ...(await startAt(process.execPath, given, options)), port };
}

function checkHealth(port: string) {
  const [program = '', ...args] = commandOf('HEALTHCHECK').map((part) => part.replace(':4000/', `:${port}/`));
  expect(args.join(' ')).toContain(`:${port}/sandbox/health`);
  return run(program, args, shop.folder);
}

const statusFor = (port: string, host: string) =>
  new Promise((done, failed) => {
    const options = { port, path: '/sandbox/health', headers: { host } };
    get(options, ({ statusCode }) => done(statusCode)).on('error', failed);
  });

describe('Containerfile', () => {
  it('starts as a user that may write nowhere, and its health check tells so [containers.image-writes-nowhere]', async () => {
    const { port, end } = await startContained();
    expect((await checkHealth(port)).code).toBe(0);
    expect(await end()).toBe(0);
    expect((await checkHealth(port)).code).toBe(1);
    expect(readdirSync(join(shop.folder, 'read-only'))).toEqual([]);
  });

  it('ends its last stage as another user than root, with Node and the package alone', () => {
    expect(textsOf('USER')).toEqual(['node']);
    expect(textsOf('COPY')).toEqual(['--from=install /sandbox/node_modules ./node_modules']);
    expect(read('Containerfile')).toMatch(/^COPY balcao-[*][.]tgz /m);
    expect(readdirSync(shop.folder).filter((name) => /^balcao-.*[.]tgz$/.test(name))).toHaveLength(1);
  });
});

describe('compose.yaml', () => {
  it('lets the tests wait for the health of the sandbox, and calls both by the names that they know [containers.compose-waits-for-health]', () => {
    const { sandbox, tests } = services;
    expect(sandbox.healthcheck?.test).toEqual(['CMD', ...commandOf('HEALTHCHECK')]);
    expect(tests.depends_on).toEqual({ sandbox: { condition: 'service_healthy' } });
    expect(sandbox.command).toEqual(['--public-url', tests.environment?.BALCAO_URL]);
    expect(tests.environment?.SHOP_HOST).toBe(tests.hostname);
    expect([sandbox.read_only, tests.read_only]).toEqual([true, true]);
  });

  it('reaches the sandbox by the name of its service, and by no other [containers.sandbox-by-service-name]', async () => {
    const { port, end } = await startContained();
    expect(await statusFor(port, 'sandbox:4000')).toBe(200);
    expect(await statusFor(port, 'elsewhere:4000')).toBe(421);
    await end();
  });

  it('runs the tests against a sandbox that runs elsewhere, where the shops have a name [containers.tests-against-sandbox-elsewhere]', async (context) => {
    const [program, file] = services.tests.command;
    expect([program, file]).toEqual(['php', 'tests.php']);
    const { started, end } = await startContained([]);
    const env = { BALCAO_URL: started.url, SHOP_HOST: 'localhost' };
    const { passed, out } = await runTests('php', shop.folder, context, { env });
    await end();
    expect(passed, out).toBe(testCount);
  });
});

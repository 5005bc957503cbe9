import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { at } from '../tools/run/paths.mjs';
import { installPackage } from './load/installedPackage.mjs';
import { median } from './load/median.mjs';
import { report } from './load/report.mjs';
import { memoryMegabytes } from './load/serverProcess.mjs';

const rounds = 15;
const warmTenants = 50;
const tenants = 200;
const shopRuns = 5;

/** The oldest Node that the package promises, and the newest one: the npm package `node` carries their binaries. */
const nodeVersions = ['20.19.0', '26.10.0'];

/** Bytes of the package. @param {string} folder */
function bytesIn(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
}

/**
 * Runs a program until its first line.
 * @param {string} node
 * @param {string[]} args
 */
async function untilLine(node, args) {
  const started = performance.now();
  const child = spawn(node, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    return { child, line, milliseconds: performance.now() - started, started };
  }
  throw new Error(`${args.join(' ')} ended without a line.`);
}

/** @param {string} node @param {string[]} args @param {boolean} answers whether the line says where it answers */
async function start(node, args, answers) {
  const { child, line, milliseconds, started } = await untilLine(node, args);
  if (answers) await (await fetch(`${JSON.parse(line).url}/sandbox/health`)).text();
  const answered = performance.now() - started;
  const memory = memoryMegabytes(Number(child.pid));
  child.kill('SIGKILL');
  return { milliseconds, answered, memory };
}

/** @param {string} name @param {string} node @param {string[]} args @param {boolean} answers */
async function measure(name, node, args, answers) {
  // The first start compiles, where Node keeps compiled code.
  await start(node, args, answers);
  const starts = [];
  for (let round = 0; round < rounds; round += 1) starts.push(await start(node, args, answers));
  const of = (/** @type {'milliseconds' | 'answered' | 'memory'} */ figure) =>
    Math.round(median(starts.map((each) => each[figure])));
  return {
    name,
    'start to ready, ms': of('milliseconds'),
    'start to first answer, ms': answers ? of('answered') : '-',
    'memory then, MB': of('memory'),
  };
}

const tenantProgram = `
import { createSandbox } from 'balcao';
const sandbox = await createSandbox();
for (let each = 0; each < ${warmTenants}; each += 1) await sandbox.tenant();
const started = performance.now();
for (let each = 0; each < ${tenants}; each += 1) await sandbox.tenant();
console.log((performance.now() - started) / ${tenants});
await sandbox.close();
`;

/** The tests of the guide's shop, with the files that its reader copies. */
const shops = [
  {
    name: 'JavaScript, node --test',
    command: [process.execPath, '--test', 'shop.test.mjs'],
    files: ['receivers/signature.mjs', 'tests/shop.mjs', 'tests/shop.test.mjs'],
  },
  {
    name: 'PHP, php tests.php',
    command: ['php', 'tests.php'],
    files: [
      'receivers/signature.php',
      ...['api', 'shop', 'sandbox', 'tests'].map((name) => `tests/${name}.php`),
    ],
  },
];

/** Runs the tests of a shop several times. @param {string} folder @param {typeof shops[number]} shop */
function measureShop(folder, { name, command: [program = '', ...args], files }) {
  for (const file of files) copyFileSync(at('examples', file), join(folder, basename(file)));
  const times = [];
  for (let run = 0; run <= shopRuns; run += 1) {
    const started = performance.now();
    const { status, stdout } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${name} failed:\n${stdout}`);
    // The first run compiles.
    if (run > 0) times.push(performance.now() - started);
  }
  return { name, 'all tests at once, ms': Math.round(median(times)) };
}

const folder = mkdtempSync(join(tmpdir(), 'balcao-bench-'));
const rows = [];
const shopRows = [];
try {
  const nodes = nodeVersions.map((version) => `node-${version}@npm:node@${version}`);
  const { modules, command } = await installPackage(folder, nodes);
  const bare = join(folder, 'bare.mjs');
  writeFileSync(bare, 'console.log(1); setTimeout(() => {}, 10_000);');
  const program = join(folder, 'tenants.mjs');
  writeFileSync(program, tenantProgram);
  const megabytes = (bytesIn(join(modules, 'balcao')) / 1e6).toFixed(1);
  for (const version of nodeVersions) {
    const node = join(modules, `node-${version}`, 'bin', 'node');
    const nothing = { 'a fresh tenant, ms': '-', 'package, MB': '-' };
    rows.push({ ...(await measure(`bare Node ${version}`, node, [bare], false)), ...nothing });
    const args = [command, 'start', '--port', '0', '--json'];
    const tenant = Number(execFileSync(node, [program])).toFixed(1);
    const started = await measure(`balcao, Node ${version}`, node, args, true);
    rows.push({ ...started, 'a fresh tenant, ms': tenant, 'package, MB': megabytes });
  }
  for (const shop of shops) shopRows.push(measureShop(folder, shop));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
report('Package', rows, `median of ${rounds} starts`);
report("Tests of the guide's shop", shopRows, `median of ${shopRuns} runs`);

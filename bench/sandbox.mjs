import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSandbox, sandboxScript } from '../tools/run/build.mjs';
import { buildPackage } from '../tools/run/cli.mjs';
import { at } from '../tools/run/paths.mjs';
import { freePort } from '../tools/run/ports.mjs';
import { openPostgres } from '../tools/test/postgres.mjs';
import { requirements } from '../tools/test/requirements.mjs';
import { backlog, deliveries } from './load/deliveries.mjs';
import { median, report } from './load/report.mjs';
import { createAndRead, headers } from './load/requests.mjs';
import { cpuMicroseconds, memoryMegabytes, startServer } from './load/serverProcess.mjs';

const warmPairs = 500;
const pairs = 3000;
const warmWebhooks = 500;
const webhooks = 1500;
const rounds = 3;
const starts = 7;

/** Throughput of webhooks during payments and of waiting webhooks, as medians after a warm-up. */
async function webhookThroughput(origin) {
  await deliveries(origin, warmWebhooks);
  const sent = [];
  const waiting = [];
  for (let round = 0; round < rounds; round += 1) {
    sent.push(await deliveries(origin, webhooks));
    waiting.push(await backlog(origin, webhooks));
  }
  const received = (/** @type {{ received: number }[]} */ all) =>
    `${all.reduce((sum, each) => sum + each.received, 0)} of ${webhooks * rounds}`;
  const perSecond = (/** @type {{ perSecond: number }[]} */ all) =>
    Math.round(median(all.map((each) => each.perSecond)));
  return {
    'webhooks a second': perSecond(sent),
    'webhooks received': received(sent),
    'webhooks a second that waited already': perSecond(waiting),
    'of those received': received(waiting),
  };
}

const unmeasured = {
  'webhooks a second': '-',
  'webhooks received': '-',
  'webhooks a second that waited already': '-',
  'of those received': '-',
};

/** Starts a server several times. The last process keeps running. */
async function startOften(server) {
  const times = [];
  for (;;) {
    const running = await startServer(server);
    times.push(running.startMilliseconds);
    if (times.length === starts) return { running, startMilliseconds: median(times) };
    await running.stop();
  }
}

/**
 * @param {number} pid of a server
 * @param {string} base
 * @param {import('./load/requests.mjs').Pair} [pair]
 * @returns microseconds of CPU per request, and requests per second
 */
async function costOf(pid, base, pair) {
  const before = cpuMicroseconds(pid);
  const seconds = await createAndRead(base, pairs, pair);
  return {
    cpu: Math.round((cpuMicroseconds(pid) - before) / (pairs * 2)),
    perSecond: Math.round((pairs * 2) / seconds),
  };
}

/**
 * Measures a server, with the same calls for all servers.
 * @typedef {object} Candidate
 * @property {Parameters<typeof startServer>[0]} server
 * @property {string} base path of its API
 * @property {string} [origin] of a sandbox, for its webhooks
 * @property {import('./load/requests.mjs').Pair} [pair] objects to create and read; references by default
 * @param {string} name
 * @param {Candidate} candidate
 */
async function measure(name, { server, base, origin, pair }) {
  const { running, startMilliseconds } = await startOften(server);
  const memory = memoryMegabytes(running.pid);
  await createAndRead(base, warmPairs, pair);
  const early = await costOf(running.pid, base, pair);
  // By now, Node has compiled the code that runs often.
  const later = await costOf(running.pid, base, pair);
  const throughput = origin ? await webhookThroughput(origin) : unmeasured;
  await running.stop();
  return {
    name,
    'CPU a request, us': early.cpu,
    later: later.cpu,
    'requests a second': early.perSecond,
    'start to first answer, ms': Math.round(startMilliseconds),
    'memory after start, MB': Math.round(memory),
    ...throughput,
  };
}

/** @param {Record<string, string>} place @returns {Promise<Candidate>} */
async function sandbox(place) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = { SANDBOX_PORT: String(port), SANDBOX_URL: origin, ...place };
  const server = { args: [sandboxScript], env, probe: `${origin}/sandbox/health` };
  return { server, origin, base: `${origin}/api` };
}

/** @param {string[]} args @param {string} cwd */
const npm = (args, cwd) =>
  execFileSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], { cwd, encoding: 'utf8' });

/** Packs the package `balcao` and installs it into an empty folder. @param {string} folder @returns the command */
async function installPackage(folder) {
  await buildPackage();
  mkdirSync(folder);
  const packed = npm(['pack', '--json', '--ignore-scripts', '--pack-destination', folder], at('cli'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  npm(['install', join(folder, JSON.parse(packed)[0].filename)], folder);
  return join(folder, 'node_modules', 'balcao', 'build', 'balcao.mjs');
}

/** @param {string} command @param {string[]} options @returns {Promise<Candidate>} */
async function installed(command, options) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const args = [command, 'start', '--port', String(port), ...options];
  return { server: { args, probe: `${origin}/sandbox/health` }, origin, base: `${origin}/api` };
}

/** @param {string[]} path of a peer's script in its folder of modules */
function scriptOf(...path) {
  const script = at('bench', 'node_modules', ...path);
  if (!existsSync(script)) throw new Error('Install the peers first: npm --prefix bench ci');
  return script;
}

/** Mock without state. @returns {Promise<Candidate>} */
async function prism() {
  const script = scriptOf('@stoplight', 'prism-cli', 'dist', 'index.js');
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const args = [script, 'mock', at('contract', 'generated', 'openapi.en.json'), '--port', String(port)];
  return { server: { args, probe: `${base}/payments/1101`, headers }, base };
}

/** Simulated Stripe that keeps payments in memory. @returns {Promise<Candidate>} */
async function emulate() {
  const port = await freePort();
  const base = `http://localhost:${port}`;
  const args = [scriptOf('emulate', 'dist', 'index.js'), 'start', '--service', 'stripe', '--port', String(port)];
  let sent = 0;
  const pair = {
    create: '/v1/payment_intents',
    body: { amount: 1000, currency: 'eur' },
    read: (/** @type {{ id: string }} */ { id }) => `/v1/payment_intents/${id}`,
    // Each token may make only 5,000 calls.
    headers: () => ({ Authorization: `Bearer ${Math.floor(sent++ / 1000)}` }),
  };
  return { server: { args, probe: `${base}/v1/payment_intents` }, base, pair };
}

await buildSandbox();
const folder = mkdtempSync(join(tmpdir(), 'balcao-bench-'));
const initdb = requirements.postgresql.find();
const database = initdb ? await openPostgres(initdb) : undefined;
const rows = [];
try {
  const command = await installPackage(join(folder, 'package'));
  const inFile = ['--data', join(folder, 'package-data')];
  rows.push(await measure('package balcao, in memory', await installed(command, [])));
  rows.push(await measure('package balcao, SQLite file', await installed(command, inFile)));
  rows.push(await measure('emulate 0.8.0, in memory', await emulate()));
  rows.push(await measure('Prism 5.14.2, stateless', await prism()));
  rows.push(await measure('sandbox of the site, SQLite file', await sandbox({ DATA_DIR: folder })));
  if (database)
    rows.push(await measure('sandbox of the site, PostgreSQL', await sandbox({ DATABASE_URL: database.url })));
} finally {
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
}
// Another version of Node would have another SQLite and another compiler than the package's.
const [major] = process.versions.node.split('.');
report(`Sandbox on Node ${major}`, rows, `one run, median of ${starts} starts`);

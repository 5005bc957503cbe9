import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSandbox, sandboxScript } from '../tools/run/build.mjs';
import { at } from '../tools/run/paths.mjs';
import { freePort } from '../tools/run/ports.mjs';
import { openPostgres } from '../tools/test/postgres.mjs';
import { requirements } from '../tools/test/requirements.mjs';
import { backlog, deliveries } from './load/deliveries.mjs';
import { median } from './load/median.mjs';
import { noisyNeighbour } from './load/noisyNeighbour.mjs';
import { report } from './load/report.mjs';
import { createAndRead, headers } from './load/requests.mjs';
import { cpuMicroseconds, memoryMegabytes, startServer } from './load/serverProcess.mjs';

const warmPairs = 500;
const pairs = 3000;
const warmWebhooks = 500;
const webhooks = 1500;
const rounds = 3;
const neighbour = { payments: 300, silentReceivers: 300 };

/**
 * Throughput of webhooks whose payments come in meanwhile, and of webhooks that wait already: medians, warm.
 * @param {string} origin of a sandbox
 */
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

/**
 * Measures one server with the same sequence of calls as the others.
 * @param {string} name
 * @param {Parameters<typeof startServer>[0]} server
 * @param {string} base where its API hangs
 * @param {string} [origin] of a sandbox, for its webhooks
 */
async function measure(name, server, base, origin) {
  const running = await startServer(server);
  const memory = memoryMegabytes(running.pid);
  await createAndRead(base, warmPairs);
  const before = cpuMicroseconds(running.pid);
  const seconds = await createAndRead(base, pairs);
  const cpu = (cpuMicroseconds(running.pid) - before) / (pairs * 2);
  const throughput = origin ? await webhookThroughput(origin) : unmeasured;
  const latency = origin ? await noisyNeighbour(origin, neighbour) : undefined;
  await running.stop();
  return {
    name,
    'CPU a request, us': Math.round(cpu),
    'requests a second': Math.round((pairs * 2) / seconds),
    'start to first answer, ms': Math.round(running.startMilliseconds),
    'memory after start, MB': Math.round(memory),
    ...throughput,
    'webhook latency p99, ms': latency ? latency.alone.toFixed(1) : '-',
    'the same besides 300 silent receivers': latency ? latency.besides.toFixed(1) : '-',
  };
}

/** @param {Record<string, string>} place */
async function sandbox(place) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = { SANDBOX_PORT: String(port), SANDBOX_URL: origin, ...place };
  return { server: { args: [sandboxScript], env, probe: `${origin}/sandbox/health` }, origin };
}

async function prism() {
  const script = at('bench', 'node_modules', '@stoplight', 'prism-cli', 'dist', 'index.js');
  if (!existsSync(script)) throw new Error('Install the peers first: npm --prefix bench ci');
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const args = [script, 'mock', at('contract', 'generated', 'openapi.en.json'), '--port', String(port)];
  return { server: { args, probe: `${base}/payments/1101`, headers }, base };
}

await buildSandbox();
const folder = mkdtempSync(join(tmpdir(), 'balcao-bench-'));
const initdb = requirements.postgresql.find();
const database = initdb ? await openPostgres(initdb) : undefined;
const rows = [];
try {
  const embedded = await sandbox({ DATA_DIR: folder });
  rows.push(
    await measure('sandbox, SQLite file', embedded.server, `${embedded.origin}/api`, embedded.origin),
  );
  if (database) {
    const shared = await sandbox({ DATABASE_URL: database.url });
    rows.push(await measure('sandbox, PostgreSQL', shared.server, `${shared.origin}/api`, shared.origin));
  }
  const peer = await prism();
  rows.push(await measure('Prism, stateless', peer.server, peer.base));
} finally {
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
}
report('Sandbox', rows);

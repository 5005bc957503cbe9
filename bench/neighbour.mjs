import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { buildSandbox } from '../tools/run/build.mjs';
import { openPostgres } from '../tools/test/postgres.mjs';
import { requirements } from '../tools/test/requirements.mjs';
import { expensiveShapes } from './load/expensiveShapes.mjs';
import { callFrom, openTenantFrom } from './load/exposedCalls.mjs';
import { fullState, largestPayment } from './load/fullState.mjs';
import { percentile, report } from './load/report.mjs';
import { memoryMegabytes, startExposed } from './load/serverProcess.mjs';
import { textOf } from './load/shape.mjs';

/** Duration of the measurement of each shape, and of the neighbour alone. */
const milliseconds = Number(process.env.SECONDS ?? 5) * 1000;
/** Shapes to measure individually: `ONLY='state|page'` by name, `ONLY='^$'` for none but all in turn. */
const shapes = expensiveShapes.filter(({ name }) => name.match(new RegExp(process.env.ONLY ?? '')));

/** Factor for the duration of all shapes in turn; limits are per minute. The neighbour alone gets half of it. */
const timesInTurn = 15;

/** Repeats a call until an end time. Returns all durations. */
async function watch(call, times = 1) {
  const taken = [];
  const end = performance.now() + milliseconds * times;
  while (performance.now() < end) {
    taken.push((await call('/api/payments?limit=1')).milliseconds);
    await pause(20);
  }
  return taken;
}

const rowOf = (/** @type {number[]} */ milliseconds) => ({
  'neighbour p50, ms': percentile(milliseconds, 0.5).toFixed(1),
  'neighbour p99, ms': percentile(milliseconds, 0.99).toFixed(1),
  'neighbour max, ms': Math.max(...milliseconds).toFixed(0),
});

async function openOwn(port, address, kind) {
  const { keys, ...own } = await openTenantFrom(port, address);
  const call = (/** @type {string} */ method, /** @type {string} */ path, /** @type {unknown} */ body) =>
    callFrom(port, address, { method, path, headers: keys, ...(body ? { body: JSON.stringify(body) } : {}) });
  await call('POST', '/api/payments', largestPayment);
  const { text } = await call('GET', '/sandbox/export', undefined);
  const state = JSON.parse(text).data;
  if (kind === 'full') await call('POST', '/sandbox/import', fullState(state));
  return { ...own, keys, state, now: Date.now() };
}

/** @param {string} name @param {Record<string, string>} place of the sandbox's data */
async function measure(name, place) {
  const { port, running } = await startExposed(place);
  const { keys: quiet } = await openTenantFrom(port, '198.51.100.1');
  const neighbour = (/** @type {string} */ path) =>
    callFrom(port, '198.51.100.1', { method: 'GET', path, headers: quiet });
  await watch(neighbour);
  const alone = await watch(neighbour, timesInTurn / 2);
  const rows = [];
  async function attack(what, address, calls, times) {
    const attacker = new Worker(new URL('load/attack.mjs', import.meta.url), {
      workerData: { port, address, calls },
    });
    const beside = await watch(neighbour, times);
    attacker.postMessage('end');
    const [statuses] = await once(attacker, 'message');
    rows.push({
      sandbox: name,
      'hostile request': what,
      answers: [...statuses].map(([status, count]) => `${count} x ${status}`).join(', '),
      ...rowOf(beside),
      'memory, MB': Math.round(memoryMegabytes(running.pid)),
    });
  }
  /** @param {typeof shapes[number]} shape @param {Awaited<ReturnType<typeof openOwn>>} [own] */
  const callOf = ({ own: _, ...shape }, own) => {
    const body = textOf(shape.body, own);
    return {
      ...shape,
      ...(body === undefined ? {} : { body }),
      headers: { ...own?.keys, ...shape.headers },
    };
  };
  for (const [at, shape] of shapes.entries()) {
    const address = `203.0.113.${at}`;
    const own = shape.own && (await openOwn(port, address, shape.own));
    // Alternates the two measurements, because other programs on the machine start and stop.
    alone.push(...(await watch(neighbour)));
    await attack(shape.name, address, [callOf(shape, own)]);
  }
  const address = '203.0.113.255';
  const owns = { fresh: await openOwn(port, address, 'fresh'), full: await openOwn(port, address, 'full') };
  const all = expensiveShapes.map((shape) => callOf(shape, shape.own && owns[shape.own]));
  await attack('all of these in turn', address, all, timesInTurn);
  await running.stop();
  rows.push({ ...rows[0], 'hostile request': 'none', answers: '', ...rowOf(alone) });
  return rows.sort((one, other) => Number(other['neighbour p99, ms']) - Number(one['neighbour p99, ms']));
}

await buildSandbox();
const folder = mkdtempSync(join(tmpdir(), 'balcao-bench-'));
const initdb = requirements.postgresql.find();
const database = initdb && process.env.POSTGRES !== '0' ? await openPostgres(initdb) : undefined;
try {
  const rows = process.env.SQLITE === '0' ? [] : await measure('SQLite file', { DATA_DIR: folder });
  if (database) rows.push(...(await measure('PostgreSQL', { DATABASE_URL: database.url, DATA_DIR: '' })));
  report('Hostile neighbour', rows, 'the worst first, one address at its limits');
} finally {
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
}

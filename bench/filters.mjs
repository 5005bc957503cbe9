import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSandbox, sandboxScript } from '../tools/run/build.mjs';
import { freePort } from '../tools/run/ports.mjs';
import { openPostgres } from '../tools/test/postgres.mjs';
import { requirements } from '../tools/test/requirements.mjs';
import { fillPayments, firstId, momentOf } from './load/payments.mjs';
import { percentile, report } from './load/report.mjs';
import { sendRequest } from './load/requests.mjs';
import { startServer } from './load/serverProcess.mjs';

/** Number of payments in a private sandbox and in the shared one, each with the maximum p99 in milliseconds. */
const bounds = new Map([
  [5000, 50],
  [100_000, 250],
]);

const fields = ['createdAt', 'updatedAt', 'amount', 'id', 'code'];
const sorts = ['', ...fields, ...fields.map((field) => `-${field}`), 'amount,-code'].map((sort) =>
  sort ? `sort=${sort}` : '',
);

/**
 * Filters of GET /payments, each with a value that ten payments have, and one that a third or more have.
 * @type {Record<string, (count: number) => { few?: string, many?: string }>}
 */
const filters = {
  id: () => ({ few: `id=${Array.from({ length: 10 }, (_, n) => firstId + n).join()}` }),
  type: () => ({ few: 'type=capture', many: 'type=payment' }),
  amount: () => ({ few: 'amount=4242', many: 'amount=1000' }),
  referenceDetails_entity: () => ({
    few: 'referenceDetails_entity=54321',
    many: 'referenceDetails_entity=12345',
  }),
  referenceDetails_reference: () => ({ few: 'referenceDetails_reference=500000005' }),
  customUniqueId: () => ({ few: 'customUniqueId=ORDER-5' }),
  stateDetails_state: () => ({ few: 'stateDetails_state=authorised', many: 'stateDetails_state=confirmed' }),
  paymentMethod_code: () => ({ few: 'paymentMethod_code=CC', many: 'paymentMethod_code=MB' }),
  paymentMethod_type: () => ({ few: 'paymentMethod_type=REALTIME', many: 'paymentMethod_type=NORMAL' }),
  paymentMethod_result_code: () => ({
    few: 'paymentMethod_result_code=e04201',
    many: 'paymentMethod_result_code=e04020',
  }),
  initialPaymentId: () => ({ few: `initialPaymentId=${firstId}`, many: `initialPaymentId=${firstId + 1}` }),
  invoiceDetails_number: () => ({ few: 'invoiceDetails_number=FT+5' }),
  recurring_type: () => ({ few: 'recurring_type=REPEATED', many: 'recurring_type=INITIAL' }),
  'customer[id]': () => ({ few: 'customer[id]=C-RARE', many: 'customer[id]=C-OFTEN' }),
  'customer[uuid]': () => ({
    few: 'customer[uuid]=7d9a1c3e-2b4f-4c6d-8e0f-000000000001',
    many: 'customer[uuid]=7d9a1c3e-2b4f-4c6d-8e0f-000000000002',
  }),
  ...Object.fromEntries(
    ['createdAt', 'updatedAt', 'validAt', 'paidAt', 'transferredAt', 'invoicedDetails_invoicedAt'].map((name) => [
      name,
      (/** @type {number} */ count) => ({
        few: `${name}[start]=${momentOf(count / 2, count)}&${name}[end]=${momentOf(count / 2 + 10, count)}`,
        many: `${name}[start]=${momentOf(count / 4, count)}&${name}[end]=${momentOf((count * 3) / 4, count)}`,
      }),
    ]),
  ),
};

/** @typedef {{ sqlite: string } | { postgres: string }} Place */

/** Queries by purpose: single filters and pairs, each for few and for many payments, and single sorts. */
function queriesOf(count) {
  const values = Object.entries(filters).map(([name, of]) => ({ name, ...of(count) }));
  let turn = 0;
  const sorted = (/** @type {(string | undefined)[]} */ parts) => {
    turn += 1;
    return [...parts, sorts[turn % sorts.length]].filter(Boolean).join('&');
  };
  const queries = new Map([['sorts alone', [...sorts, ...sorts]]]);
  for (const { name, few, many } of values) {
    const others = values.filter((other) => other.name !== name).map((other) => other.many ?? other.few);
    const own = [few, many].filter((value) => value !== undefined);
    queries.set(
      name,
      own.flatMap((value) => [sorted([value]), ...others.map((other) => sorted([value, other]))]),
    );
  }
  return queries;
}

/** Durations of the first page of a list and the last full one. @param {string} origin @param {string} query */
async function timesOf(origin, query) {
  const times = [];
  let last = 1;
  for (const page of ['1', 'last']) {
    const url = `${origin}/api/payments?${query}&page=${page === '1' ? 1 : last}`;
    const started = performance.now();
    const { status, text } = await sendRequest(url);
    times.push(performance.now() - started);
    if (status !== 200) throw new Error(`${url} answered ${status}.`);
    last = Math.max(1, JSON.parse(text).meta.totalPages - 1);
  }
  return times;
}

/**
 * Durations of queries to a separate sandbox, without the first responses.
 * @param {Place} place
 * @param {Map<string, string[]>} queries
 */
async function measure(place, queries) {
  const running = await start(place);
  for (const sort of sorts) await timesOf(running.origin, sort);
  /** @type {Map<string, number[]>} */
  const times = new Map();
  for (const [name, each] of queries) {
    const own = [];
    for (const query of each) own.push(...(await timesOf(running.origin, query)));
    times.set(name, own);
  }
  await running.stop();
  return times;
}

/** @param {Place} place */
async function start(place) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = {
    SANDBOX_PORT: String(port),
    SANDBOX_URL: origin,
    ...('sqlite' in place ? { DATA_DIR: join(place.sqlite, '..') } : { DATABASE_URL: place.postgres }),
  };
  const server = await startServer({ args: [sandboxScript], env, probe: `${origin}/sandbox/health` });
  return { origin, stop: server.stop };
}

async function measureSize(place, count) {
  await (await start(place)).stop();
  await fillPayments(place, count);
  const singles = Object.values(filters).flatMap((of) => Object.values(of(count)));
  const times = await measure(place, new Map([...queriesOf(count), ['all filters alone', singles]]));
  return new Map([...times, ['everything above', [...times.values()].flat()]]);
}

async function compare(heading, placeFor) {
  /** @type {Map<string, Record<string, string | number>>} */
  const rows = new Map();
  for (const [count, bound] of bounds) {
    const size = count.toLocaleString('en');
    for (const [filter, times] of await measureSize(await placeFor(count), count)) {
      const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
      if (p99 > bound) process.exitCode = 1;
      rows.set(filter, {
        ...(rows.get(filter) ?? { filter, lists: times.length }),
        [`p50 of ${size}, ms`]: p50.toFixed(1),
        [`p99 of ${size}, at most ${bound} ms`]: p99.toFixed(1),
      });
    }
  }
  const how = 'one run; each list at its first page of 500 and at the last that is full';
  report(heading, [...rows.values()], how);
}

await buildSandbox();
const folder = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'balcao-filters-'));
const wanted = process.argv.slice(2);
try {
  if (wanted.length === 0 || wanted.includes('sqlite')) {
    await compare('GET /payments by filter, SQLite file', async (count) => ({
      sqlite: join(folder, String(count), 'sandbox.db'),
    }));
  }
  const initdb = requirements.postgresql.find();
  if (initdb && (wanted.length === 0 || wanted.includes('postgresql'))) {
    // Each size has a separate server, so that sizes share no caches.
    const servers = new Map();
    for (const size of bounds.keys()) servers.set(size, await openPostgres(initdb));
    await compare('GET /payments by filter, PostgreSQL', async (count) => ({
      postgres: servers.get(count).url,
    }));
    for (const server of servers.values()) await server.close();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

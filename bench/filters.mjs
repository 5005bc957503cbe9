import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSandbox, sandboxScript } from '../tools/run/build.mjs';
import { freePort } from '../tools/run/ports.mjs';
import { openPostgres } from '../tools/test/postgres.mjs';
import { requirements } from '../tools/test/requirements.mjs';
import { fillPayments, firstId, momentOf } from './load/payments.mjs';
import { report } from './load/report.mjs';
import { sendRequest } from './load/requests.mjs';
import { startServer } from './load/serverProcess.mjs';

const sizes = /** @type {const} */ ([1000, 1_000_000]);
const rounds = 7;

/**
 * Each filter of GET /payments, with a value that matches ten payments, and one that matches a third or more.
 * @type {Record<string, (count: number) => { few?: string, many?: string }>}
 */
const filters = {
  none: () => ({ many: '' }),
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
    ['createdAt', 'updatedAt', 'validAt', 'paidAt', 'transferredAt', 'invoicedDetails_invoicedAt'].map(
      (name) => [
        name,
        (/** @type {number} */ count) => ({
          few: `${name}[start]=${momentOf(count / 2, count)}&${name}[end]=${momentOf(count / 2 + 10, count)}`,
          many: `${name}[start]=${momentOf(count / 4, count)}&${name}[end]=${momentOf((count * 3) / 4, count)}`,
        }),
      ],
    ),
  ),
  'state, method and createdAt': (count) => ({
    many: `stateDetails_state=confirmed&paymentMethod_code=MB&createdAt[start]=${momentOf(count / 2, count)}`,
  }),
  'sort=-updatedAt': () => ({ many: 'sort=-updatedAt' }),
  'sort=amount': () => ({ many: 'sort=amount' }),
  'sort=-code': () => ({ many: 'sort=-code' }),
};

/**
 * Median time of a list, in milliseconds; the first response warms up and does not count.
 * @param {string} url
 */
async function median(url) {
  const times = [];
  for (let round = 0; round <= rounds; round += 1) {
    const started = performance.now();
    const { status } = await sendRequest(url);
    if (status !== 200) throw new Error(`${url} answered ${status}.`);
    if (round > 0) times.push(performance.now() - started);
  }
  return times.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
}

/**
 * Every filter on a database of one size.
 * @param {{ sqlite: string } | { postgres: string }} place
 * @param {number} count
 */
async function measure(place, count) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = {
    SANDBOX_PORT: String(port),
    SANDBOX_URL: origin,
    ...('sqlite' in place ? { DATA_DIR: join(place.sqlite, '..') } : { DATABASE_URL: place.postgres }),
  };
  const server = { args: [sandboxScript], env, probe: `${origin}/sandbox/health` };
  await (await startServer(server)).stop();
  await fillPayments(place, count);
  const running = await startServer(server);
  /** @type {Record<string, { few?: number, many?: number }>} */
  const times = {};
  for (const [name, queries] of Object.entries(filters)) {
    const { few, many } = queries(count);
    times[name] = {
      ...(few !== undefined && { few: await median(`${origin}/api/payments?${few}`) }),
      ...(many !== undefined && { many: await median(`${origin}/api/payments?${many}`) }),
    };
  }
  await running.stop();
  return times;
}

const shown = (/** @type {number | undefined} */ time) => (time === undefined ? '-' : time.toFixed(1));
const ratio = (/** @type {number | undefined} */ large, /** @type {number | undefined} */ small) =>
  large === undefined || small === undefined ? '-' : (large / small).toFixed(1);

/**
 * @param {string} heading
 * @param {(count: number) => Promise<{ sqlite: string } | { postgres: string }>} placeFor
 */
async function compare(heading, placeFor) {
  const small = await measure(await placeFor(sizes[0]), sizes[0]);
  const large = await measure(await placeFor(sizes[1]), sizes[1]);
  const rows = Object.keys(filters).map((name) => {
    const [one, other] = [small[name] ?? {}, large[name] ?? {}];
    return {
      filter: name,
      'ten of 1,000, ms': shown(one.few),
      'ten of 1,000,000, ms': shown(other.few),
      'ratio, ten': ratio(other.few, one.few),
      'many of 1,000, ms': shown(one.many),
      'many of 1,000,000, ms': shown(other.many),
      'ratio, many': ratio(other.many, one.many),
    };
  });
  report(heading, rows);
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
    // Each size has its own server, so that caches are not shared.
    const servers = new Map();
    for (const size of sizes) servers.set(size, await openPostgres(initdb));
    await compare('GET /payments by filter, PostgreSQL', async (count) => ({
      postgres: servers.get(count).url,
    }));
    for (const server of servers.values()) await server.close();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

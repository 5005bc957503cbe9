import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildSandbox, sandboxScript } from '../tools/run/build.mjs';
import { freePort } from '../tools/run/ports.mjs';
import { openBreakablePostgres } from '../tools/test/breakablePostgres.mjs';
import { startLoad } from '../tools/test/outageLoad.mjs';
import { requirements } from '../tools/test/requirements.mjs';
import { canMount, mountSmallDisk } from '../tools/test/smallDisk.mjs';
import { report } from './load/report.mjs';
import { headers } from './load/requests.mjs';
import { startServer } from './load/serverProcess.mjs';

/** Number of outages, all of the same process. */
const times = Number(process.env.OUTAGES ?? 20);

/** Duration of each outage, and of the pause between two, in milliseconds. */
const outageMilliseconds = 2000;
const betweenMilliseconds = 700;

/**
 * @typedef {object} Outage
 * @property {string} name
 * @property {Record<string, string>} place of the sandbox's data
 * @property {() => unknown} begin
 * @property {() => unknown} end
 */

/** @param {Outage} outage */
async function measureOutage({ name, place, begin, end }) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = { SANDBOX_PORT: String(port), SANDBOX_URL: origin, ...place };
  const running = await startServer({ args: [sandboxScript], env, probe: `${origin}/sandbox/health` });
  const load = startLoad(origin, headers);
  const recoveries = [];
  let slowest = 0;
  for (let n = 0; n < times; n += 1) {
    await pause(betweenMilliseconds);
    const broken = performance.now();
    await begin();
    await pause(outageMilliseconds);
    await end();
    recoveries.push(await load.recovered(performance.now()));
    slowest = Math.max(slowest, ...load.since(broken).map(({ milliseconds }) => milliseconds));
  }
  await pause(betweenMilliseconds);
  await load.stop();
  const lost = await load.lost();
  await running.stop();
  const refused = load.answers.filter(({ status }) => status === 503).length;
  return {
    outage: name,
    times,
    'payments acknowledged': load.created.size,
    lost: lost.length,
    'refused with 503': refused,
    'other failures': load.odd().length,
    'slowest answer, ms': Math.round(slowest),
    'slowest recovery, ms': Math.round(Math.max(...recoveries)),
  };
}

const initdb = requirements.postgresql.find();
if (!initdb) throw new Error(`Install PostgreSQL first: ${requirements.postgresql.debian}`);
await buildSandbox();
const server = await openBreakablePostgres(initdb);
const place = { DATABASE_URL: server.url };
const rows = [];
try {
  /** @type {Outage[]} */
  const outages = [
    { name: 'PostgreSQL stopped at once', place, begin: server.stopAtOnce, end: server.start },
    { name: 'PostgreSQL frozen', place, begin: server.freeze, end: server.thaw },
    { name: 'PostgreSQL restarted', place, begin: server.stopInOrder, end: server.start },
    { name: 'all connections ended', place, begin: server.endConnections, end: server.endConnections },
  ];
  if (canMount()) {
    const { url, disk } = await server.onSmallDisk(512);
    const full = { begin: disk.fill, end: disk.empty };
    outages.push({ name: 'PostgreSQL, disk full', place: { DATABASE_URL: url }, ...full });
  }
  for (const outage of outages) rows.push(await measureOutage(outage));
} finally {
  await server.close();
}
if (canMount()) {
  const disk = mountSmallDisk(mkdtempSync(join(tmpdir(), 'balcao-disk-')), 512);
  const env = { DATA_DIR: disk.folder, DATABASE_URL: '' };
  try {
    rows.push(
      await measureOutage({ name: 'SQLite, disk full', place: env, begin: disk.fill, end: disk.empty }),
    );
  } finally {
    disk.unmount();
    rmSync(disk.folder, { recursive: true, force: true });
  }
}
report(
  'Outages of the database',
  rows,
  `each outage ${outageMilliseconds / 1000} s long under load of 8 clients`,
);

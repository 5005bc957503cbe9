import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildSandbox } from '../tools/run/build.mjs';
import { openPostgres } from '../tools/test/postgres.mjs';
import { requirements } from '../tools/test/requirements.mjs';
import { callFrom, openTenantFrom } from './load/exposedCalls.mjs';
import { report } from './load/report.mjs';
import { memoryMegabytes, startExposed } from './load/serverProcess.mjs';
import { mcp, soap, soapCall, xml } from './load/shape.mjs';

const seconds = Number(process.env.SECONDS ?? 300);
const callers = 8;

/** Repeats the actions of a caller until an end time. */
async function useSandbox(
  /** @type {number} */ port,
  /** @type {string} */ address,
  /** @type {number} */ end,
  /** @type {Map<number, number>} */ statuses,
) {
  while (performance.now() < end) {
    const { keys, ...own } = await openTenantFrom(port, address);
    const call = async (
      /** @type {string} */ method,
      /** @type {string} */ path,
      /** @type {unknown} */ body = undefined,
      /** @type {Record<string, string>} */ headers = {},
    ) => {
      const text = typeof body === 'string' ? body : body && JSON.stringify(body);
      const sent = { method, path, headers: { ...keys, ...headers }, ...(text ? { body: text } : {}) };
      const response = await callFrom(port, address, sent);
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      return response;
    };
    await call('POST', '/api/webhooks', { action: 'payment_confirmed', url: 'https://10.0.0.1/' });
    for (let n = 0; n < 60 && performance.now() < end; n += 1) {
      const made = await call('POST', '/api/payments/references', { amount: 1000, summary: 'a'.repeat(500) });
      const { referenceDetails } = JSON.parse(made.text).data ?? {};
      await call('POST', '/sandbox/atm', { ...referenceDetails, amount: 1000 });
      await call('GET', '/api/payments?limit=10');
      if (n % 20 === 0) {
        await call('POST', '/mcp', '{"jsonrpc":"2.0","id":1,"method":"tools/list"}', mcp);
        await call('POST', soap, soapCall('checkIntegrationState', '')({ ...own, now: Date.now() }), xml);
        await call('GET', '/sandbox/requests?limit=100');
        await call('GET', '/api/docs/api.json');
      }
      // Stays within the limits of an address: 6 private sandboxes and 20 MB per minute.
      await pause(200);
    }
    const { text } = await call('GET', '/sandbox/export');
    await call('POST', '/sandbox/import', JSON.parse(text).data);
    await call('DELETE', '/sandbox/tenants');
  }
}

/** @param {string} name @param {Record<string, string>} place of the sandbox's data */
async function measure(name, place) {
  const { port, running } = await startExposed(place);
  const end = performance.now() + seconds * 1000;
  /** @type {Map<number, number>} */
  const statuses = new Map();
  const using = Array.from({ length: callers }, (_, at) => useSandbox(port, `203.0.113.${at}`, end, statuses));
  const memory = [];
  while (performance.now() < end) {
    await pause(Math.min(30_000, seconds * 100));
    memory.push(Math.round(memoryMegabytes(running.pid)));
  }
  await Promise.all(using);
  await running.stop();
  const answers = [...statuses].map(([status, count]) => `${count} x ${status}`).join(', ');
  return { sandbox: name, answers, 'memory every 30 s, MB': memory.join(', ') };
}

await buildSandbox();
const folder = mkdtempSync(join(tmpdir(), 'balcao-bench-'));
const initdb = requirements.postgresql.find();
const database = initdb && (await openPostgres(initdb));
try {
  const rows = await Promise.all([
    measure('SQLite file', { DATA_DIR: folder }),
    ...(database ? [measure('PostgreSQL', { DATABASE_URL: database.url, DATA_DIR: '' })] : []),
  ]);
  report('Mixed load', rows, `${seconds} s, ${callers} callers of each at the same time`);
} finally {
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
}

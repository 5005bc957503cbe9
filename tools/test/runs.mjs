import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSiteCopy, subPath } from '../run/build.mjs';
import { runChild } from '../run/children.mjs';
import { at, root, scriptOf } from '../run/paths.mjs';
import { freePort } from '../run/ports.mjs';
import { Problem } from '../run/problem.mjs';
import { asOne, fromLastLine, fromPlaywright, fromVitest, sumOf } from './counts.mjs';
import { openPgbouncer } from './pgbouncer.mjs';
import { openPostgres } from './postgres.mjs';

/** Time limit for each command, in case it hangs. */
const limitMinutes = 25;

/** @typedef {import('./stages.mjs').Context} Context */

/** @param {Context} context @param {string} report @param {string[]} args @param {NodeJS.ProcessEnv} env */
export async function vitest(context, report, args, env) {
  const file = join(context.reports, `${report}.json`);
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return fromVitest(file, await run(context, ['vitest', 'vitest'], ['run', ...reporters, ...args], { env }));
}

/** Tests that depend on the database: storage, lists, races, deliveries. npm run test:full runs all. */
const ofDatabase = ['storage/', 'webhooks/', 'http/live-events/', 'server/process.test', 'races.test', '.list.'];

/** @param {Context} context */
export async function onPostgres(context) {
  const all = readdirSync(at('sandbox'), { recursive: true, encoding: 'utf8' });
  const gone = ofDatabase.filter((name) => !all.some((file) => file.includes(name)));
  if (gone.length > 0) throw new Problem(`A list of tests names what is no more: ${gone.join(', ')}.`);
  const files = process.env.TEST_FULL ? ['sandbox/'] : ofDatabase;
  const testOn = (/** @type {string} */ url) =>
    vitest(context, 'postgres', ['--project', 'sandbox', ...files], { TEST_DATABASE_URL: url });
  return withPostgres(context, testOn);
}

/** Tests of races between processes, which could fail with a pooler or another isolation level. */
const races = ['http/routes/races', 'storage/suite', 'storage/liveEvents'].map((name) => `sandbox/${name}.test.ts`);

/** @param {Context} context */
export async function onPgbouncer(context) {
  return withPostgres(context, async (url) => {
    const pooler = await openPgbouncer(String(context.programs.pgbouncer), url);
    try {
      const env = { TEST_DATABASE_URL: url, TEST_POOLER_URL: pooler.url };
      return await vitest(context, 'pgbouncer', ['--project', 'sandbox', ...races], env);
    } finally {
      await pooler.close();
    }
  });
}

/** Slow, because conflicting transactions are rolled back and repeated many times. @param {Context} context */
export async function onSerializable(context) {
  const settings = ['default_transaction_isolation=serializable'];
  const server = await openPostgres(String(context.programs.postgresql), { settings });
  try {
    const args = ['--project', 'sandbox', '--testTimeout', '300000', ...races];
    return await vitest(context, 'serializable', args, { TEST_DATABASE_URL: server.url });
  } finally {
    await server.close();
  }
}

/** Simulates several processes for a minute, with a new seed. @param {Context} context */
export function simulateProcesses(context) {
  return withPostgres(context, async (url) => {
    const args = ['--processes', '3', '--database-url', url, '--minutes', '1'];
    return asOne(await run(context, ['tsx', 'tsx'], ['simulation/main.ts', ...args]));
  });
}

/**
 * Uses the PostgreSQL server of `TEST_DATABASE_URL`, or a temporary one.
 * @template T
 * @param {Context} context
 * @param {(url: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withPostgres(context, work) {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return work(given);
  const database = await openPostgres(String(context.programs.postgresql));
  try {
    return await work(database.url);
  } finally {
    await database.close();
  }
}

/** @param {Context} context */
export async function runProofs(context) {
  const proved = await vitest(context, 'proofs', ['--project', 'proofs'], { TEST_DATABASE_URL: undefined });
  if (!process.env.TEST_FULL) return proved;
  const code = await run(context, ['tsx', 'tsx'], ['site/proofs/run.ts', '--mutants']);
  return sumOf([proved, asOne(code)]);
}

/** Reads the reports that were kept of runners whose stages are skipped. @param {Context} context */
export async function checkOtherRunners(context) {
  const args = ['site/proofs/check/otherRunners.ts', context.reports];
  return fromLastLine(context.lines, await run(context, ['tsx', 'tsx'], args));
}

/** @param {Context} context */
export async function buildBelowPath(context) {
  await buildSiteCopy(subPath, context.onLine);
  const args = [subPath.folder, subPath.baseUrl, ...subPath.locales];
  return asOne(await run(context, ['tsx', 'tsx'], ['site/check/run.ts', ...args]));
}

/** @param {Context} context */
export async function runSamples(context) {
  const absent = Object.keys(context.programs).filter((name) => !context.programs[name]);
  const args = ['examples/run.ts', ...absent.map((name) => `--without=${name}`)];
  return fromLastLine(context.lines, await run(context, ['tsx', 'tsx'], args));
}

/** Runs journeys in an engine other than Chromium. @param {Context} context @param {'firefox' | 'webkit'} engine */
export async function runJourneysIn(context, engine) {
  const file = join(context.reports, `${engine}.json`);
  rmSync(file, { force: true });
  const args = ['test', '--config=engines.config.ts', `--project=${engine}`, '--reporter=list,json'];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  return fromPlaywright(file, await run(context, ['@playwright/test', 'playwright'], args, { env, cwd: at('e2e') }));
}

/** Runs journeys on `npm start` or in the tab. @param {Context} context @param {'playwright' | 'tab'} config */
export async function runJourneys(context, config) {
  const file = join(context.reports, `journeys-${config}.json`);
  rmSync(file, { force: true });
  const env = {
    CHROMIUM: context.programs.chromium,
    E2E_SITE_PORT: String(await freePort()),
    E2E_SANDBOX_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  };
  const args = ['test', `--config=${config}.config.ts`, '--reporter=list,json'];
  return fromPlaywright(file, await run(context, ['@playwright/test', 'playwright'], args, { env, cwd: at('e2e') }));
}

/**
 * Runs the command of a package to its end.
 * @param {Context} context
 * @param {[packageName: string, command: string]} tool
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string }} [options] `env` is added to the environment of the stage
 */
export function run({ onLine }, [packageName, command], args, { env, cwd = root } = {}) {
  const script = scriptOf(packageName, command);
  const options = { cwd, env: { ...process.env, ...env }, onLine, limitMinutes };
  return runChild(process.execPath, [script, ...args], options);
}

import { join } from 'node:path';
import { buildSite, buildSubPathSite, subPath } from '../run/build.mjs';
import { runChild } from '../run/children.mjs';
import { at, root, scriptOf } from '../run/paths.mjs';
import { freePort } from '../run/ports.mjs';
import { checkBrokenPages } from './brokenPages.mjs';
import { installChromium } from './chromium.mjs';
import { asOne, fromLastLine, fromPlaywright, fromVitest } from './counts.mjs';
import { openPostgres } from './postgres.mjs';
import { languageRequirements } from './requirements.mjs';
import { checkWarmFacts } from './warmFacts.mjs';

/** No stage takes longer than this, whatever hangs. */
const limitMinutes = 25;

/**
 * @typedef {keyof typeof import('./requirements.mjs').requirements} Need
 *
 * @typedef {object} Context what a stage is given
 * @property {(line: string) => void} onLine takes its output
 * @property {readonly string[]} lines what it took so far
 * @property {string} reports folder for the runners' JSON files
 * @property {Record<string, string | undefined>} programs path of each thing it needs or uses
 *
 * @typedef {object} Stage
 * @property {string} name
 * @property {boolean} [quick] runs beside other quick ones
 * @property {boolean} [telling] what it says is worth reading when all is well, too
 * @property {Need[]} [needs] without one of these it does not run at all
 * @property {Need[]} [uses] without one of these it runs for the rest
 * @property {(onLine: (line: string) => void) => Promise<void>} [provide] tries to get what it needs
 * @property {(context: Context) => Promise<import('./counts.mjs').Counts>} run
 */

/** @type {Stage[]} Everything `npm test` runs, in order. */
export const stages = [
  check('types', ['typescript', 'tsc'], ['--noEmit']),
  check('lint', ['@biomejs/biome', 'biome'], ['check', '--colors=off', '--max-diagnostics=100', '.']),
  check(
    'directions',
    ['dependency-cruiser', 'depcruise'],
    ['--config', 'tools/directions.cjs', '--output-type', 'err-long', '--no-progress', '.'],
  ),
  check('recorded examples', ['tsx', 'tsx'], ['examples/record.ts', '--check']),
  check('translations and spelling', ['tsx', 'tsx'], ['tools/i18n/main.ts']),
  {
    name: 'tests on SQLite',
    run: (context) => vitest(context, 'sqlite', [], { TEST_DATABASE_URL: undefined }),
  },
  {
    name: 'tests on PostgreSQL',
    needs: process.env.TEST_DATABASE_URL ? [] : ['postgresql'],
    run: onPostgres,
  },
  { name: 'samples', uses: /** @type {Need[]} */ (Object.keys(languageRequirements)), run: runSamples },
  {
    name: 'site build',
    run: async ({ onLine }) => {
      await buildSite(onLine);
      return asOne(0);
    },
  },
  {
    name: 'links and routes',
    telling: true,
    run: async (context) => asOne(await run(context, ['tsx', 'tsx'], ['site/check/run.ts'])),
  },
  {
    name: 'search questions',
    telling: true,
    run: async (context) => asOne(await run(context, ['tsx', 'tsx'], ['site/check/searchRun.ts'])),
  },
  { name: 'site below a path', run: buildBelowPath },
  { name: 'broken pages', run: async ({ onLine }) => asOne(await checkBrokenPages(onLine)) },
  { name: 'warm facts', run: async ({ onLine }) => asOne(await checkWarmFacts(onLine)) },
  { name: 'journeys', needs: ['chromium'], provide: installChromium, run: runJourneys },
];

/**
 * @param {string} name
 * @param {[packageName: string, command: string]} tool
 * @param {string[]} args
 * @returns {Stage}
 */
function check(name, tool, args) {
  return { name, quick: true, run: async (context) => asOne(await run(context, tool, args)) };
}

/**
 * @param {Context} context
 * @param {string} report name of its JSON file
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
async function vitest(context, report, args, env) {
  const file = join(context.reports, `${report}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return fromVitest(file, await run(context, ['vitest', 'vitest'], ['run', ...reporters, ...args], { env }));
}

/** @param {Context} context */
async function onPostgres(context) {
  const TEST_RULES = process.env.TEST_FULL ? undefined : 'skip';
  const testOn = (/** @type {string} */ url) =>
    vitest(context, 'postgres', ['sandbox/'], { TEST_DATABASE_URL: url, TEST_RULES });
  const given = process.env.TEST_DATABASE_URL;
  if (given) return testOn(given);
  const database = await openPostgres(String(context.programs.postgresql));
  try {
    return await testOn(database.url);
  } finally {
    await database.close();
  }
}

/** @param {Context} context */
async function buildBelowPath(context) {
  await buildSubPathSite(context.onLine);
  return asOne(await run(context, ['tsx', 'tsx'], ['site/check/run.ts', subPath.folder, subPath.baseUrl]));
}

/** @param {Context} context */
async function runSamples(context) {
  const absent = Object.keys(context.programs).filter((name) => !context.programs[name]);
  const args = ['examples/run.ts', ...absent.map((name) => `--without=${name}`)];
  return fromLastLine(context.lines, await run(context, ['tsx', 'tsx'], args));
}

/** @param {Context} context */
async function runJourneys(context) {
  const file = join(context.reports, 'journeys.json');
  const env = {
    CHROMIUM: context.programs.chromium,
    E2E_SITE_PORT: String(await freePort()),
    E2E_SANDBOX_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  };
  const args = ['test', '--reporter=list,json'];
  return fromPlaywright(
    file,
    await run(context, ['@playwright/test', 'playwright'], args, { env, cwd: at('e2e') }),
  );
}

/**
 * Runs a package's command to its end.
 * @param {Context} context
 * @param {[packageName: string, command: string]} tool
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string }} [options] `env` goes on top of ours
 */
function run({ onLine }, [packageName, command], args, { env, cwd = root } = {}) {
  const script = scriptOf(packageName, command);
  const options = { cwd, env: { ...process.env, ...env }, onLine, limitMinutes };
  return runChild(process.execPath, [script, ...args], options);
}

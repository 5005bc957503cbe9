import { rmSync } from 'node:fs';
import { buildSite } from '../run/build.mjs';
import { installOnDebian } from '../run/install.mjs';
import { at } from '../run/paths.mjs';
import { asOne, fromLastLine } from './counts.mjs';
import { longStages } from './longStages.mjs';
import { languageRequirements } from './requirements.mjs';
import {
  checkOtherRunners,
  onPostgres,
  run,
  runJourneys,
  runJourneysIn,
  runProofs,
  runSamples,
  vitest,
  withPostgres,
} from './runs.mjs';

/**
 * @typedef {keyof typeof import('./requirements.mjs').requirements} Need
 * @typedef {object} Context context of a running stage
 * @property {(line: string) => void} onLine receives its output
 * @property {readonly string[]} lines output so far
 * @property {string} reports folder for the JSON files of the runners
 * @property {Record<string, string | undefined>} programs paths of its requirements
 * @typedef {object} Stage
 * @property {string} name
 * @property {string[]} [after] stages whose results it needs
 * @property {number | 'all'} [processors] number of processors used; default: one
 * @property {string[]} [unread] folders (`site/`) and endings of names (`*.mdx`) of files that it never reads, so
 * that changes to them do not matter
 * @property {boolean} [always] runs every time, because it detects itself what is up to date
 * @property {boolean} [telling] prints its output even after a pass
 * @property {Need[]} [needs] required to run at all
 * @property {Need[]} [uses] required for a part of it
 * @property {Need[]} [mayLack] like `uses`, but also optional in strict runs
 * @property {(onLine: (line: string) => void) => Promise<void>} [provide] tries to install its requirements
 * @property {(context: Context) => Promise<import('./counts.mjs').Counts>} run
 */

/** Responses recorded by the tests on SQLite, kept for runs in which these tests are skipped. */
const trafficFolder = at('.build', 'traffic');

/** Files that are not read by any test of the sandbox or any sample. */
const outsideSandbox = [
  ...['site/', 'e2e/', 'bench/', 'reference/', 'examples/deploy/', 'docs/', '.github/'],
  ...['*.mdx', '*.md'],
];
/** Files that are not inputs of the site or its checks. */
const outsideSite = ['sandbox/', 'e2e/', 'bench/load/', 'docs/', '.github/', '*.test.ts', '*.test.tsx'];

/** Files that are not read by any journey. */
const outsideJourneys = ['bench/load/', 'docs/', '.github/', '*.test.ts', '*.test.tsx'];

/** Options for hostile requests: a fixed seed, or many requests with a new seed in npm run test:full. */
const hostile = process.env.TEST_FULL ? ['--requests', '30000'] : ['--requests', '1500', '--seed', '20261126'];

/** @type {Stage[]} Stages of `npm test` in order of priority. Each starts once enough processors are free. */
export const stages = [
  { ...check('types', ['typescript7', 'tsc'], ['--noEmit']), unread: ['docs/', '*.mdx', '*.md'] },
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
    processors: 'all',
    mayLack: ['zeep', 'flask', 'django', 'symfony', 'laravel'],
    run: async (context) => {
      rmSync(trafficFolder, { recursive: true, force: true });
      return vitest(
        context,
        'sqlite',
        ['--project', 'sandbox', '--project', 'wasm', '--project', 'unit', '--project', 'highlighter'],
        { TEST_DATABASE_URL: undefined, TRAFFIC_FOLDER: trafficFolder },
      );
    },
  },
  {
    name: 'described fields',
    after: ['tests on SQLite'],
    telling: true,
    run: async (context) => {
      const args = ['sandbox/testing/traffic/check.ts', trafficFolder];
      return fromLastLine(context.lines, await run(context, ['tsx', 'tsx'], args));
    },
  },
  sendHostile('hostile requests', [], (work) => work(...hostile)),
  { name: 'proofs of the pages', run: runProofs },
  {
    name: 'simulation',
    unread: [...outsideSandbox, 'examples/', 'workbench/', 'checkout/', 'ui/', 'cli/'],
    telling: true,
    run: async (context) => asOne(await run(context, ['tsx', 'tsx'], ['simulation/main.ts', '--minutes', '0.25'])),
  },
  {
    name: 'tests on PostgreSQL',
    processors: 'all',
    unread: outsideSandbox,
    needs: process.env.TEST_DATABASE_URL ? [] : ['postgresql'],
    run: onPostgres,
  },
  ...(process.env.TEST_FULL
    ? [
        sendHostile(
          'hostile requests on PostgreSQL',
          process.env.TEST_DATABASE_URL ? [] : ['postgresql'],
          (work, context) => withPostgres(context, (url) => work('--requests', '5000', '--database-url', url)),
        ),
        ...longStages(outsideSandbox, outsideSite),
        inTab('Firefox', 'firefox', 'firefox-esr'),
      ]
    : []),
  inTab('Chromium', 'chromium', 'chromium'),
  {
    name: 'samples',
    processors: 2,
    unread: [...outsideSandbox, 'workbench/', 'checkout/', 'ui/', '*.test.ts'],
    uses: /** @type {Need[]} */ (Object.keys(languageRequirements)),
    run: runSamples,
  },
  {
    name: 'site build',
    always: true,
    run: async ({ onLine }) => {
      await buildSite(onLine);
      return asOne(0);
    },
  },
  {
    name: 'package balcao',
    // The package contains the documentation of the built site.
    after: ['site build'],
    // The guide on tests contains programs of examples/, and containers and workflows of examples/deploy/.
    unread: ['e2e/', 'bench/', 'docs/', '.github/', 'examples/recorded/', 'examples/snapshots/'],
    uses: ['php', 'postgresql'],
    run: (context) => vitest(context, 'package', ['--project', 'package'], { TEST_DATABASE_URL: undefined }),
  },
  {
    name: 'links and routes',
    after: ['site build'],
    unread: outsideSite,
    telling: true,
    run: async (context) => asOne(await run(context, ['tsx', 'tsx'], ['site/check/run.ts'])),
  },
  {
    name: 'documentation of the tools',
    after: ['site build'],
    unread: outsideSite,
    telling: true,
    run: async (context) => asOne(await run(context, ['tsx', 'tsx'], ['cli/mcp/check/run.ts'])),
  },
  {
    name: 'search questions',
    after: ['site build'],
    unread: outsideSite,
    telling: true,
    run: async (context) => asOne(await run(context, ['tsx', 'tsx'], ['site/check/searchRun.ts'])),
  },
  {
    name: 'journeys in Firefox',
    after: ['site build'],
    unread: [...outsideJourneys, 'sandbox/'],
    needs: ['firefox'],
    provide: installOnDebian('firefox-esr'),
    run: (context) => runJourneysIn(context, 'firefox'),
  },
  {
    name: 'journeys in WebKit',
    after: ['site build'],
    unread: [...outsideJourneys, 'sandbox/'],
    needs: ['webkit', 'xvfb'],
    provide: installOnDebian('webkit2gtk-driver', 'xvfb'),
    run: (context) => runJourneysIn(context, 'webkit'),
  },
  {
    name: 'journeys',
    after: ['site build'],
    processors: 'all',
    unread: outsideJourneys,
    needs: ['chromium'],
    provide: installOnDebian('chromium'),
    run: (context) => runJourneys(context, 'playwright'),
  },
  {
    name: 'journeys in the tab',
    after: ['site build'],
    processors: 'all',
    unread: outsideJourneys,
    needs: ['chromium'],
    provide: installOnDebian('chromium'),
    run: (context) => runJourneys(context, 'tab'),
  },
  {
    name: 'proofs by other runners',
    after: ['tests on SQLite', 'package balcao', 'journeys'],
    telling: true,
    run: checkOtherRunners,
  },
];

/** @param {string} name @param {[packageName: string, command: string]} tool @param {string[]} args @returns {Stage} */
function check(name, tool, args) {
  return { name, run: async (context) => asOne(await run(context, tool, args)) };
}

/**
 * @param {string} name
 * @param {Need[]} needs
 * @param {(work: (...options: string[]) => Promise<import('./counts.mjs').Counts>, context: Context) =>
 * Promise<import('./counts.mjs').Counts>} onDatabase calls `work` with options of the simulation
 * @returns {Stage}
 */
function sendHostile(name, needs, onDatabase) {
  return {
    name,
    needs,
    unread: [...outsideSandbox, 'examples/', 'workbench/', 'checkout/', 'ui/', 'cli/'],
    telling: true,
    run: (context) =>
      onDatabase(async (...options) => {
        const args = ['simulation/main.ts', '--hostile', ...options];
        return asOne(await run(context, ['tsx', 'tsx'], args));
      }, context),
  };
}

/**
 * Tests of the API against the sandbox in a tab: a few files in each run, in npm run test:full a part of all files.
 * @param {string} title
 * @param {'chromium' | 'firefox'} browser
 * @param {string} debianPackage
 * @returns {Stage}
 */
function inTab(title, browser, debianPackage) {
  const env = { TEST_BROWSER: browser, TEST_DATABASE_URL: undefined };
  return {
    name: `sandbox in ${title}`,
    processors: 'all',
    unread: outsideSandbox.filter((path) => path !== 'e2e/'),
    needs: [browser],
    provide: installOnDebian(debianPackage),
    run: (context) => vitest(context, `tab-${browser}`, ['--project', 'tab'], env),
  };
}

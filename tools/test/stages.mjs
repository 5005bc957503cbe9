import { rmSync } from 'node:fs';
import { buildSite } from '../run/build.mjs';
import { at } from '../run/paths.mjs';
import { asOne, fromLastLine } from './counts.mjs';
import { installOnDebian } from './installOnDebian.mjs';
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
 *
 * @typedef {object} Context what a stage is given
 * @property {(line: string) => void} onLine takes its output
 * @property {readonly string[]} lines what it took so far
 * @property {string} reports folder for the runners' JSON files
 * @property {Record<string, string | undefined>} programs path of each thing it needs or uses
 *
 * @typedef {object} Stage
 * @property {string} name
 * @property {string[]} [after] stages whose results it uses: without them it does not run
 * @property {number | 'all'} [processors] how many it keeps busy; one when left out
 * @property {string[]} [unread] folders (`site/`) and endings of names (`*.mdx`) it never reads: a change there is no
 *   reason to run it again
 * @property {boolean} [always] it finds out by itself what is stale
 * @property {boolean} [telling] what it says is worth reading when all is well, too
 * @property {Need[]} [needs] without one of these it does not run at all
 * @property {Need[]} [uses] without one of these it runs for the rest
 * @property {Need[]} [mayLack] the same, and none of them is missed where everything has to be there
 * @property {(onLine: (line: string) => void) => Promise<void>} [provide] tries to get what it needs
 * @property {(context: Context) => Promise<import('./counts.mjs').Counts>} run
 */

/** What the tests on SQLite saw of responses; it stays for as long as they need not run again. */
const trafficFolder = at('.build', 'traffic');

/** What no test of the sandbox and no sample reads. */
const outsideSandbox = [
  ...['site/', 'e2e/', 'bench/', 'reference/', 'examples/deploy/', 'docs/', '.github/'],
  ...['*.mdx', '*.md'],
];
/** What no page of the site is made from, and no check of it reads. */
const outsideSite = ['sandbox/', 'e2e/', 'bench/load/', 'docs/', '.github/', '*.test.ts', '*.test.tsx'];

/** What no journey reads. */
const outsideJourneys = ['bench/load/', 'docs/', '.github/', '*.test.ts', '*.test.tsx'];

/** Hostile requests: the same each time, and new ones, many more, in npm run test:full. */
const hostile = process.env.TEST_FULL
  ? ['--requests', '100000']
  : ['--requests', '1500', '--seed', '20261126'];

/** @type {Stage[]} Everything `npm test` runs: a stage starts as soon as there are processors for it, the first first. */
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
        {
          TEST_DATABASE_URL: undefined,
          TRAFFIC_FOLDER: trafficFolder,
        },
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
  sendHostile('hostile requests', [], (work) => work()),
  {
    name: 'proofs of the pages',
    run: runProofs,
  },
  {
    name: 'simulation',
    unread: [...outsideSandbox, 'examples/', 'workbench/', 'checkout/', 'ui/', 'cli/'],
    telling: true,
    run: async (context) =>
      asOne(await run(context, ['tsx', 'tsx'], ['simulation/main.ts', '--minutes', '0.5'])),
  },
  sendHostile(
    'hostile requests on PostgreSQL',
    process.env.TEST_DATABASE_URL ? [] : ['postgresql'],
    (work, context) => withPostgres(context, (url) => work('--database-url', url)),
  ),
  {
    name: 'tests on PostgreSQL',
    processors: 'all',
    unread: outsideSandbox,
    needs: process.env.TEST_DATABASE_URL ? [] : ['postgresql'],
    run: onPostgres,
  },
  ...(process.env.TEST_FULL
    ? [...longStages(outsideSandbox, outsideSite), inTab('Firefox', 'firefox', 'firefox-esr')]
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
    name: "integrators' tools",
    unread: [...outsideSandbox, 'workbench/', 'checkout/', 'ui/', '*.test.ts', '*.test.tsx'],
    telling: true,
    run: async (context) =>
      fromLastLine(context.lines, await run(context, ['tsx', 'tsx'], ['tools/interop/main.ts'])),
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
    // It carries the documentation of the built site.
    after: ['site build'],
    // The guide on tests: its programs are in examples/, and what it shows of containers and workflows in examples/deploy/.
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
 * @param {(work: (...database: string[]) => Promise<import('./counts.mjs').Counts>, context: Context) =>
 *   Promise<import('./counts.mjs').Counts>} onDatabase runs it with what names a database
 * @returns {Stage}
 */
function sendHostile(name, needs, onDatabase) {
  return {
    name,
    needs,
    unread: [...outsideSandbox, 'examples/', 'workbench/', 'checkout/', 'ui/', 'cli/'],
    telling: true,
    run: (context) =>
      onDatabase(async (...database) => {
        const args = ['simulation/main.ts', '--hostile', ...hostile, ...database];
        return asOne(await run(context, ['tsx', 'tsx'], args));
      }, context),
  };
}

/**
 * Tests of the API against the sandbox that runs in a tab: those of every run, or all in npm run test:full.
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

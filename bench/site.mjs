import { loadavg } from 'node:os';
import { openBrowser } from './load/openServer.mjs';
import { report } from './load/report.mjs';
import { buildCandidates, serveCandidates } from './site/candidates.mjs';
import { measureFirstTouch, measureNavigation } from './site/firstTouch.mjs';
import { measureBlocking, measureLoading } from './site/loading.mjs';
import { rowsOf } from './site/table.mjs';

/** Number of rounds for each candidate. The median counts. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

/** Further visits per round to measure the blocking time, which varies most. */
const visitsForBlocking = 2;

/** Load of the machine before the builds start. */
const [busy = 0] = loadavg();

/** Maximum number of attempts at a visit. A visit fails, for example, if a touch is lost. Repetitions are printed. */
const mostTries = 3;

/**
 * @template Figures
 * @param {() => Promise<Figures>} measureOnce
 * @returns {Promise<Figures>}
 */
async function repeated(measureOnce) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await measureOnce();
    } catch (error) {
      if (tries === mostTries) throw error;
      console.log(`measured again: ${error}`);
      // Closes pages that are still open, because they would disturb the next ones.
      await Promise.all(browser.contexts().map((context) => context.close()));
    }
  }
}

const wanted = process.argv.slice(2);
const { candidates, stop } = await serveCandidates(await buildCandidates());
const chosen = candidates.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const browser = await openBrowser();
/** @type {Map<string, import('./site/loading.mjs').Figures[]>} */
const runs = new Map(chosen.map(({ name }) => [name, []]));
try {
  for (let round = 1; round <= rounds; round += 1) {
    for (const candidate of chosen) {
      const figures = runs.get(candidate.name);
      figures?.push(await repeated(() => measure(browser, candidate)));
      for (let visit = 0; visit < visitsForBlocking; visit += 1)
        figures?.push(await repeated(() => measureBlocking(browser, candidate)));
      console.log(`round ${round} of ${rounds}: ${candidate.name}`);
    }
  }
} finally {
  await browser.close();
  stop();
}
const profile = '4x CPU, 1.6 Mbit/s, 150 ms, 412 px, brotli';
report(
  'Reading a page',
  rowsOf(runs),
  `one run, median of ${rounds} in turn (total blocking time of ${rounds * (1 + visitsForBlocking)}), ${profile}, load ${busy.toFixed(1)} before it`,
);

/** Measures a candidate. Each first interaction is on a new page. */
async function measure(browser, candidate) {
  const figures = await measureLoading(browser, candidate);
  if (!candidate.link) return figures;
  figures['route change, link hovered'] = await measureNavigation(browser, candidate.address, candidate.link, true);
  figures['route change, first touch'] = await measureNavigation(browser, candidate.address, candidate.link, false);
  for (const [name, control] of Object.entries(candidate.controls)) {
    const { delay, blocking } = await measureFirstTouch(browser, candidate.address, control);
    figures[`first touch, ${name}`] = delay;
    figures[`first touch, ${name}, blocking`] = blocking;
  }
  return figures;
}

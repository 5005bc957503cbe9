import { loadavg } from 'node:os';
import { openBrowser } from './load/browser.mjs';
import { report } from './load/report.mjs';
import { buildCandidates, serveCandidates } from './site/candidates.mjs';
import { measure } from './site/figures.mjs';
import { rowsOf } from './site/table.mjs';

/** Number of rounds for each candidate; the median counts. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);

/** Load of the machine before the builds. */
const [busy = 0] = loadavg();

const wanted = process.argv.slice(2);
const { candidates, stop } = await serveCandidates(await buildCandidates());
const chosen = candidates.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const browser = await openBrowser();
/** @type {Map<string, import('./site/loading.mjs').Figures[]>} */
const runs = new Map(chosen.map(({ name }) => [name, []]));
try {
  for (let round = 1; round <= rounds; round += 1) {
    for (const candidate of chosen) {
      runs.get(candidate.name)?.push(await measure(browser, candidate));
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
  `one run, median of ${rounds} in turn, ${profile}, load ${busy.toFixed(1)} before it`,
);

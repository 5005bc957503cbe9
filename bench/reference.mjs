import { buildSite, siteFolder } from '../tools/run/build.mjs';
import { siteServer } from '../tools/start/site-server.mjs';
import { openBrowser } from './load/browser.mjs';
import { median } from './load/median.mjs';
import { openServer } from './load/openServer.mjs';
import { report } from './load/report.mjs';
import { candidates } from './reference/candidates.mjs';
import { measure } from './reference/figures.mjs';
import { servePeers } from './reference/serve.mjs';

/** Number of rounds for each candidate; the median counts. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);

/** Columns: weight, speed, size, usability. */
const columns = {
  'JS + CSS on load, gz KB': 0,
  'HTML, gz KB': 0,
  'description on load, gz KB': 0,
  'first operation, ms': 0,
  'first operation at 4x, ms': 0,
  'link to the last operation, ms': 0,
  'long tasks at 4x, ms': 0,
  'after the first move of the mouse, ms': 0,
  'JS heap, MB': 1,
  'DOM elements': 0,
  'characters without JS': 0,
  'axe rules broken': 0,
  'third-party requests': 0,
};

const wanted = process.argv.slice(2);
const chosen = Object.entries(candidates)
  .filter(([id]) => wanted.length === 0 || wanted.includes(id))
  .map(([id, candidate]) => ({ id, ...candidate() }));

/** Serves our own page as `npm start` does. */
async function serveOurs() {
  await buildSite(console.log);
  return openServer(siteServer(siteFolder, 'http://localhost:4000'));
}

const peers = await servePeers(Object.fromEntries(chosen.map(({ path, page }) => [path, page])));
const ours = chosen.some(({ id }) => id === 'ours') ? await serveOurs() : undefined;
const browser = await openBrowser();
/** @type {Map<string, Record<string, number>[]>} */
const runs = new Map(chosen.map(({ name }) => [name, []]));
try {
  for (let round = 1; round <= rounds; round += 1) {
    for (const { id, name, path, last } of chosen) {
      const { origin } = id === 'ours' && ours ? ours : peers;
      runs.get(name)?.push(await measure(browser, origin + path, last));
      console.log(`round ${round} of ${rounds}: ${name}`);
    }
  }
} finally {
  await browser.close();
  peers.stop();
  ours?.stop();
}
const rows = [...runs].map(([name, figures]) => ({
  name,
  ...Object.fromEntries(
    Object.entries(columns).map(([column, digits]) => [
      column,
      median(figures.map((each) => each[column] ?? Number.NaN)).toFixed(digits),
    ]),
  ),
}));
report('API reference', rows, `one run, median of ${rounds}`);

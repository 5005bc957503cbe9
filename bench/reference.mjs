import { buildSite, siteFolder } from '../tools/run/build.mjs';
import { settingsFrom } from '../tools/run/settings.mjs';
import { siteServer } from '../tools/start/site-server.mjs';
import { openBrowser, openServer } from './load/openServer.mjs';
import { median, report } from './load/report.mjs';
import { candidates } from './reference/candidates.mjs';
import { measure } from './reference/figures.mjs';
import { servePeers } from './reference/serve.mjs';

/** Number of rounds for each candidate. The median counts. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const columns = ['first operation, ms', 'HTML, gz KB'];

const wanted = process.argv.slice(2);
const chosen = Object.entries(candidates)
  .filter(([id]) => wanted.length === 0 || wanted.includes(id))
  .map(([id, candidate]) => ({ id, ...candidate() }));

/** Serves our page, as `npm start` does. */
async function serveOurs() {
  await buildSite(console.log);
  return openServer(siteServer(siteFolder, settingsFrom({})));
}

const peers = await servePeers(Object.fromEntries(chosen.map(({ path, page }) => [path, page])));
const ours = chosen.some(({ id }) => id === 'ours') ? await serveOurs() : undefined;
const browser = await openBrowser();
/** @type {Map<string, Record<string, number>[]>} */
const runs = new Map(chosen.map(({ name }) => [name, []]));
try {
  for (let round = 1; round <= rounds; round += 1) {
    for (const { id, name, path } of chosen) {
      const { origin } = id === 'ours' && ours ? ours : peers;
      runs.get(name)?.push(await measure(browser, origin + path));
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
    columns.map((column) => [column, median(figures.map((each) => each[column] ?? Number.NaN)).toFixed(0)]),
  ),
}));
report('API reference', rows, `one run, median of ${rounds}`);

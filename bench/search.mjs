import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipped } from '../site/check/pageWeight.mjs';
import { buildSite, siteFolder } from '../tools/run/build.mjs';
import { settingsFrom } from '../tools/run/settings.mjs';
import { siteServer } from '../tools/start/site-server.mjs';
import { openBrowser, openServer } from './load/openServer.mjs';
import { median, report } from './load/report.mjs';
import { expectAnswer, untilAnswered } from './site/answers.mjs';
import { observePage } from './site/observePage.mjs';

/** Number of rounds for each language. The median counts. */
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const folder = process.env.BENCH_SITE ?? siteFolder;
const languages = { pt: '', es: 'es/', en: 'en/' };
/** Slow phone on a slow network (docs/decisions/page-start.md). */
const slow = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000, cpu: 4 };
const fast = { latency: 0, downloadThroughput: -1, uploadThroughput: -1, cpu: 1 };

/** @param {string} file of the built site @returns {string} gzipped size */
const kilobytes = (file) => (gzipped(readFileSync(join(folder, file))) / 1024).toFixed(1);

/** Milliseconds from the first press of Ctrl+K to the first hit. */
async function firstHit(browser, address, { cpu, ...network }) {
  const context = await browser.newContext({ viewport: { width: 412, height: 900 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.addInitScript(observePage, { title: '' });
  await page.goto(address, { waitUntil: 'load' });
  await expectAnswer(page, '[role=option]');
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox').fill('e04020');
  const hit = await untilAnswered(page);
  await context.close();
  return hit;
}

if (!process.env.BENCH_SITE) await buildSite(console.log);
const { origin, stop } = await openServer(siteServer(folder, settingsFrom({})));
const browser = await openBrowser();
const rows = [];
try {
  for (const [locale, prefix] of Object.entries(languages)) {
    const address = `${origin}/${prefix}docs/guides/checkouts/cc`;
    const seen = { fast: [], slow: [] };
    for (let round = 1; round <= rounds; round += 1) {
      seen.fast.push(await firstHit(browser, address, fast));
      seen.slow.push(await firstHit(browser, address, slow));
    }
    rows.push({
      language: locale,
      'first part, gz KB': kilobytes(`${prefix}search-documents.json`),
      'whole text, gz KB': kilobytes(`${prefix}search-texts.json`),
      'Ctrl+K to first hit, ms': median(seen.fast).toFixed(0),
      'on a slow phone, ms': median(seen.slow).toFixed(0),
    });
  }
} finally {
  await browser.close();
  stop();
}
report('Search', rows, `one run, median of ${rounds}`);

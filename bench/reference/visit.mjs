import { gzipped } from '../../site/check/pageWeight.mjs';
import { observePage } from './observePage.mjs';

/** A page is idle after this time without activity; at the latest after the second time. */
const quietMilliseconds = 2000;
const longestMilliseconds = 60_000;

/** Texts of POST /entities, the first operation, in every candidate. */
const first = { texts: ['Create an entity', '/entities'], inSight: false };

/** Texts of GET /token/{token}, the last operation, after following its link. */
const last = { texts: ['Get a token'], inSight: true };

/**
 * One first visit in a fresh browser context, until the page is idle.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {{ slowdown?: number, javaScriptEnabled?: boolean, seeks?: boolean }} [how] `slowdown` divides the speed of the
 *   processor; `seeks` whether the expected operation is looked for
 */
export async function visit(browser, address, { slowdown = 1, javaScriptEnabled = true, seeks = true } = {}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, javaScriptEnabled });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const { origin } = new URL(address);
  /** @type {import('@playwright/test').Response[]} */
  const answers = [];
  const foreign = new Set();
  await page.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => {
      foreign.add(route.request().url());
      return route.abort();
    },
  );
  page.on('response', (answer) => answers.push(answer));
  await page.addInitScript(observePage, seeks ? (new URL(address).hash ? last : first) : undefined);
  await page.goto(address);
  if (javaScriptEnabled) await atRest(page);
  return { context, page, cdp, answers, foreign };
}

/**
 * Waits until a page that shows the expected operation is idle.
 * @param {import('@playwright/test').Page} page
 */
export async function atRest(page) {
  const started = Date.now();
  while (Date.now() - started < longestMilliseconds) {
    await page.waitForTimeout(250);
    const quietFor = await page.evaluate(() => {
      const { seen } = /** @type {any} */ (window);
      if (seen.at === undefined) return 0;
      const asked = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration);
      return performance.now() - Math.max(seen.at, seen.busyUntil, ...asked);
    });
    if (quietFor > quietMilliseconds) return;
  }
}

/**
 * Size of responses, compressed alike for every candidate.
 * @param {import('@playwright/test').Response[]} answers
 * @param {(answer: import('@playwright/test').Response) => boolean} wanted
 */
export async function compressedBytes(answers, wanted) {
  const bodies = await Promise.all(answers.filter(wanted).map((answer) => answer.body().catch(() => '')));
  return bodies.reduce((sum, body) => sum + gzipped(body), 0);
}

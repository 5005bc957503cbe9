import { weightsOfPage } from '../../site/check/pageWeight.mjs';
import { observePage } from './observePage.mjs';

/** Strings in POST /entities, the first operation of every candidate. */
const texts = ['Create an entity', '/entities'];

const longestMilliseconds = 60_000;

/**
 * Measures a first visit in a fresh browser context: the paint time of the first operation and the weight of the page.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address of the page
 * @returns {Promise<Record<string, number>>}
 */
export async function measure(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const { origin } = new URL(address);
  await page.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => route.abort(),
  );
  await page.addInitScript(observePage, texts);
  await page.goto(address);
  const paintedAt = await firstOperation(page);
  await context.close();
  const { html } = weightsOfPage(await (await fetch(address)).text());
  return { 'first operation, ms': paintedAt, 'HTML, gz KB': html / 1000 };
}

/** @param {import('@playwright/test').Page} page */
async function firstOperation(page) {
  const started = Date.now();
  while (Date.now() - started < longestMilliseconds) {
    await page.waitForTimeout(250);
    const [seenAt, paintedAt] = await page.evaluate(() => [
      /** @type {number | undefined} */ (/** @type {any} */ (window).seenAt),
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    ]);
    if (seenAt !== undefined && paintedAt !== undefined) return Math.max(seenAt, paintedAt);
  }
  return Number.NaN;
}

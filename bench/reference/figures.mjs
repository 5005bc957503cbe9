import axe from 'axe-core';
import { weightsOfPage } from '../../site/check/pageWeight.mjs';
import { descriptionPath } from './serve.mjs';
import { atRest, compressedBytes, visit } from './visit.mjs';

/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {Record<string, number>} Figures
 */

/** @param {import('@playwright/test').Page} page @returns {Promise<import('./observePage.mjs').Seen>} */
const seenOn = (page) => page.evaluate(() => /** @type {any} */ (window).seen);

/**
 * Time at which the operation was painted, in milliseconds.
 * @param {import('@playwright/test').Page} page
 */
async function readyOn(page) {
  const { at = Number.NaN } = await seenOn(page);
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );
  return Math.max(at, painted);
}

const sum = (/** @type {number[]} */ numbers) => numbers.reduce((total, each) => total + each, 0);

/**
 * Figures of a visit at full speed: sizes, memory, elements, accessibility, third-party requests.
 * @param {Browser} browser
 * @param {string} address
 * @returns {Promise<Figures>}
 */
async function atFullSpeed(browser, address) {
  const { context, page, cdp, answers, foreign } = await visit(browser, address);
  const ready = await readyOn(page);
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const elements = await page.evaluate(() => {
    const count = (/** @type {ParentNode} */ root) => {
      let found = 0;
      for (const element of root.querySelectorAll('*')) {
        found += 1 + (element.shadowRoot ? count(element.shadowRoot) : 0);
      }
      return found;
    };
    return count(document);
  });
  const typeOf = (/** @type {import('@playwright/test').Response} */ answer) =>
    answer.request().resourceType();
  const inPage = weightsOfPage(await (await fetch(address)).text());
  const files = await compressedBytes(answers, (answer) => ['script', 'stylesheet'].includes(typeOf(answer)));
  const figures = {
    'JS + CSS on load, gz KB': (files + inPage.programs + inPage.styles) / 1000,
    'HTML, gz KB': inPage.html / 1000,
    'description on load, gz KB':
      (await compressedBytes(answers, (answer) => new URL(answer.url()).pathname.endsWith(descriptionPath))) /
      1000,
    'first operation, ms': ready,
    'JS heap, MB': usedSize / 1e6,
    'DOM elements': elements,
    'third-party requests': foreign.size,
    'axe rules broken': await brokenRules(page),
  };
  await context.close();
  return figures;
}

/** @param {import('@playwright/test').Page} page */
async function brokenRules(page) {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    /** @type {any} */ (window).axe.run(document, { resultTypes: ['violations'] }),
  );
  if (violations.length > 0)
    console.log(`  ${violations.map((/** @type {{ id: string }} */ { id }) => id).join(', ')}`);
  return violations.length;
}

/** @param {Browser} browser @param {string} address @returns {Promise<Figures>} */
async function slowedDown(browser, address) {
  const looked = await visit(browser, address, { slowdown: 4 });
  const ready = await readyOn(looked.page);
  await looked.context.close();
  const { context, page } = await visit(browser, address, { slowdown: 4, seeks: false });
  const before = sum((await seenOn(page)).tasks);
  await page.mouse.move(700, 400);
  await page.mouse.move(710, 410);
  await atRest(page);
  const after = sum((await seenOn(page)).tasks) - before;
  await context.close();
  return {
    'first operation at 4x, ms': ready,
    'long tasks at 4x, ms': before,
    'after the first move of the mouse, ms': after,
  };
}

/** @param {Browser} browser @param {string} address @returns {Promise<Figures>} */
async function deepLinked(browser, address) {
  const { context, page } = await visit(browser, address);
  const ready = await readyOn(page);
  await context.close();
  return { 'link to the last operation, ms': ready };
}

/** @param {Browser} browser @param {string} address @returns {Promise<Figures>} */
async function withoutScripts(browser, address) {
  const { context, page } = await visit(browser, address, { javaScriptEnabled: false });
  const characters = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let found = 0;
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (!parentElement?.closest('script, style, template')) found += nodeValue?.trim().length ?? 0;
    }
    return found;
  });
  await context.close();
  return { 'characters without JS': characters };
}

/**
 * All figures of one candidate, once.
 * @param {Browser} browser
 * @param {string} address of its page
 * @param {string} last fragment of the last operation
 * @returns {Promise<Figures>}
 */
export async function measure(browser, address, last) {
  return {
    ...(await atFullSpeed(browser, address)),
    ...(await slowedDown(browser, address)),
    ...(await deepLinked(browser, `${address}#${last}`)),
    ...(await withoutScripts(browser, address)),
  };
}

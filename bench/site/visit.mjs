import { gzipped } from '../../site/check/pageWeight.mjs';
import { observePage } from './observePage.mjs';

/**
 * @typedef {object} Answer response to a request of the page
 * @property {string} url
 * @property {string} type in the browser's protocol: Document, Script, Stylesheet, Font, Image
 */

/** Factor by which a phone's CPU is slower (docs/decisions/page-start.md). */
const slowdown = 4;
const viewport = { width: 412, height: 823 };

/** @param {number} megabits per second @param {number} latency in milliseconds */
const network = (megabits, latency) => {
  const bytesPerSecond = (megabits * 1_000_000) / 8;
  return { offline: false, latency, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
};

/** Slow network, which the Network Information API reports to the page. */
const slow = network(1.6, 150);

/** Time without activity after which a page counts as idle, and the maximum time to wait for it. */
const quietMilliseconds = 1500;
const longestMilliseconds = 30_000;

/**
 * Visits a page in a fresh browser context until the page is idle.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {{ title?: string }} [how] `title` of the page to which a link will lead
 */
export async function visit(browser, address, { title = '' } = {}) {
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const { answers, isQuiet } = await record(cdp);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await cdp.send('Network.emulateNetworkConditions', slow);
  await page.addInitScript(observePage, { title });
  await page.goto(address);
  const atRest = async () => {
    const started = Date.now();
    do await page.waitForTimeout(100);
    while (!isQuiet() && Date.now() - started < longestMilliseconds);
  };
  await atRest();
  return { context, page, answers, atRest };
}

/**
 * Records the requests of a page in the order of their responses.
 * @param {import('@playwright/test').CDPSession} cdp
 */
async function record(cdp) {
  /** @type {Answer[]} */
  const answers = [];
  /** @type {Map<string, Answer>} */
  const open = new Map();
  let latest = Date.now();
  const close = (/** @type {{ requestId: string }} */ { requestId }) => {
    const answer = open.get(requestId);
    if (answer) answers.push(answer);
    open.delete(requestId);
    latest = Date.now();
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request: { url }, type = 'Other' }) => {
    if (url.startsWith('http')) open.set(requestId, { url, type });
    latest = Date.now();
  });
  cdp.on('Network.loadingFinished', close);
  cdp.on('Network.loadingFailed', close);
  await cdp.send('Network.enable');
  return { answers, isQuiet: () => open.size === 0 && Date.now() - latest > quietMilliseconds };
}

/** @type {Map<string, number>} */
const sizes = new Map();

/**
 * Gzipped size, computed in the same way for every candidate.
 * @param {Answer[]} answers
 */
export async function gzippedBytes(answers) {
  let sum = 0;
  for (const { url } of answers) {
    const size = sizes.get(url) ?? gzipped(new Uint8Array(await (await fetch(url)).arrayBuffer()));
    sizes.set(url, size);
    sum += size;
  }
  return sum;
}

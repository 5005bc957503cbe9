import { weightsOfPage } from '../../site/check/pageWeight.mjs';
import { gzippedBytes, visit } from './visit.mjs';

/**
 * @typedef {import('./visit.mjs').Answer} Answer
 * @typedef {Record<string, number>} Figures
 */

const longMilliseconds = 50;

/** Blocking time in milliseconds of tasks that end after `since`, which is the part of each task beyond 50 ms. */
export const blockingSince = ({ tasks }, since) =>
  tasks
    .filter(([start, length]) => start + length > since)
    .reduce((sum, [, length]) => sum + length - longMilliseconds, 0);

/** @param {import('@playwright/test').Page} page @returns {Promise<import('./observePage.mjs').Seen>} */
export const observationsOn = (page) => page.evaluate(() => /** @type {any} */ (window).seen);

const ofType = (/** @type {Answer[]} */ answers, /** @type {string} */ wanted) =>
  answers.filter(({ type }) => type === wanted);

export async function measureLoading(browser, { address }) {
  const { context, page, answers } = await visit(browser, address);
  const figures = { ...(await weights(answers, address)), ...(await moments(page)) };
  await context.close();
  return figures;
}

export async function measureBlocking(browser, { address }) {
  const { context, page } = await visit(browser, address);
  const { 'total blocking time': blocking } = await moments(page);
  await context.close();
  return { 'total blocking time': blocking };
}

/** @param {Answer[]} answers to a page that was only loaded @param {string} address */
async function weights(answers, address) {
  const page = weightsOfPage(await (await fetch(address)).text());
  const sheets = await gzippedBytes(ofType(answers, 'Stylesheet'));
  return {
    'JS before the reader does anything': (await gzippedBytes(ofType(answers, 'Script'))) + page.programs,
    HTML: page.html,
    CSS: page.styles + sheets,
    'HTML and CSS': page.htmlWithStyles + sheets,
  };
}

/** @param {import('@playwright/test').Page} page at rest */
async function moments(page) {
  const seen = await observationsOn(page);
  return { LCP: seen.largestAt, 'total blocking time': blockingSince(seen, seen.paintedAt) };
}

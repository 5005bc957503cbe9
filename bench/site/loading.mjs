import { weightsOfPage } from '../../site/check/pageWeight.mjs';
import { gzippedBytes, visit } from './visit.mjs';

/**
 * @typedef {import('./visit.mjs').Answer} Answer
 * @typedef {Record<string, number>} Figures
 */

const longMilliseconds = 50;

/**
 * Total blocking time: the part of tasks beyond 50 ms.
 * @param {import('./observePage.mjs').Seen} seen
 * @param {number} since tasks before this, in milliseconds since the navigation, do not count
 */
export const blockingSince = ({ tasks }, since) =>
  tasks
    .filter(([start, length]) => start + length > since)
    .reduce((sum, [, length]) => sum + length - longMilliseconds, 0);

/** @param {import('@playwright/test').Page} page @returns {Promise<import('./observePage.mjs').Seen>} */
export const observationsOn = (page) => page.evaluate(() => /** @type {any} */ (window).seen);

const sum = (/** @type {Answer[]} */ answers) => answers.reduce((total, { bytes }) => total + bytes, 0);
const ofType = (/** @type {Answer[]} */ answers, /** @type {string[]} */ ...types) =>
  answers.filter(({ type }) => types.includes(type));

/**
 * Cost of a first visit without interaction, and of what the first sign of intent loads.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./candidates.mjs').Candidate} candidate
 * @returns {Promise<Figures>}
 */
export async function measureLoading(browser, { address, panel, link }) {
  const { context, page, answers, atRest } = await visit(browser, address);
  const figures = { ...(await weights(answers, address)), ...(await moments(page)) };
  if (!link) {
    await context.close();
    return figures;
  }
  await page.locator(`main a[href^="${link.path}"]`).first().hover();
  await atRest();
  const wanted = await gzippedBytes(ofType(answers, 'Script'));
  const opened = panel ? await openPanel({ page, answers, atRest }, panel) : Number.NaN;
  const { origin } = new URL(address);
  const foreign = answers.filter(({ url }) => new URL(url).origin !== origin);
  await context.close();
  return {
    ...figures,
    'app JS once wanted': wanted,
    'API panel, opened': opened,
    'third-party requests': foreign.length,
  };
}

/**
 * Total blocking time of one more first visit.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./candidates.mjs').Candidate} candidate
 * @returns {Promise<Figures>}
 */
export async function measureBlocking(browser, { address }) {
  const { context, page } = await visit(browser, address);
  const { 'total blocking time': blocking } = await moments(page);
  await context.close();
  return { 'total blocking time': blocking };
}

/** @param {Answer[]} answers to a page that was only loaded @param {string} address */
async function weights(answers, address) {
  const ahead = ofType(answers, 'Prefetch');
  const asked = answers.filter((answer) => !ahead.includes(answer));
  const fonts = ofType(asked, 'Font');
  const page = weightsOfPage(await (await fetch(address)).text());
  const sheets = await gzippedBytes(ofType(asked, 'Stylesheet'));
  return {
    'JS before the reader does anything': (await gzippedBytes(ofType(asked, 'Script'))) + page.programs,
    'bytes at load': sum(asked),
    'bytes at load, without the font': sum(asked) - sum(fonts),
    'requests at load': asked.length,
    'requests at load, without the font': asked.length - fonts.length,
    'fetched ahead on it': sum(ahead),
    HTML: page.html,
    CSS: page.styles + sheets,
    'HTML and CSS': page.htmlWithStyles + sheets,
  };
}

/** @param {import('@playwright/test').Page} page at rest */
async function moments(page) {
  const seen = await observationsOn(page);
  const downlink = await page.evaluate(() => /** @type {any} */ (navigator).connection?.downlink);
  return {
    'downlink the page is told': downlink,
    LCP: seen.largestAt,
    'total blocking time': blockingSince(seen, seen.paintedAt),
  };
}

/**
 * Bytes loaded for the panel, beyond the page.
 * @param {Pick<import('./visit.mjs').Visit, 'page' | 'answers' | 'atRest'>} visit
 * @param {string} panel selector of what opens it
 */
async function openPanel({ page, answers, atRest }, panel) {
  const before = answers.length;
  await page.locator(panel).first().tap();
  await atRest();
  return sum(answers.slice(before));
}

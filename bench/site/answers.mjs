const longestMilliseconds = 60_000;

/**
 * Lets the page note when the answer to the reader's next touch is painted (observePage.mjs). A waiting locator looks
 * too rarely for that.
 * @param {import('@playwright/test').Page} page
 * @param {string} selector of the answer
 */
export const expectAnswer = (page, selector) =>
  page.evaluate((answer) => /** @type {any} */ (window).expectAnswer(answer), selector);

/**
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<number>} milliseconds from the first touch until the expected answer was painted
 */
export async function untilAnswered(page) {
  const delay = await page.waitForFunction(
    () => {
      const { touchedAt, answeredAt } = /** @type {any} */ (window).seen;
      return answeredAt && answeredAt - touchedAt;
    },
    undefined,
    { timeout: longestMilliseconds },
  );
  return delay.jsonValue();
}
